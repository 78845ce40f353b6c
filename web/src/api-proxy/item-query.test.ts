import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemQueryProblem } from './item-query.ts';

const problem = (query: string) => itemQueryProblem(new URLSearchParams(query));

describe('the query of items', () => {
  it.each([
    '',
    'limit=1&fields=id',
    'fields=id,cover&limit=100&filter[id][_in]=1,2,3',
    'filter[id][_in]=1,2&fields=id,translations.languages_code,translations.title,translations.slug&limit=100',
    'fields[]=id&fields[]=author',
    'filter={"status":{"_eq":"published"}}&sort=-date_published,id&page=2&search=mèo',
    'filter[_or][0][status][_eq]=a&filter[_or][1][translations][slug][_eq]=b',
    'deep[translations][_filter][languages_code][_eq]=vi-VN&deep[translations][_limit]=1',
    'aggregate[count]=*&alias[t]=translations&meta=filter_count&offset=10',
  ])('accepts %s', (query) => {
    expect(problem(query)).toBeUndefined();
  });

  it.each([
    'fields=*.*',
    'fields=*.*.*.*.*.*.*.*.*.*',
    'fields[]=a.*.b',
    'limit=-1',
    'limit=101',
    'limit=0',
    'limit=1&limit=2',
    'limit[]=1',
    'groupBy=type',
    'group[]=type',
    'aggregate[max]=id',
    'deep[pages][_limit]=-1',
    'deep[pages][_groupBy]=x',
    'deep[a][b][c][d][_limit]=1',
    'access_token=x',
    'export=csv',
    'filter[a]=1&filter[a][_eq]=2',
    'filter[__proto__][_eq]=1',
    'filter[a=1',
    'filter[a][b][c][d][e][_eq]=1',
    'filter[_or]=x',
    `filter={"_or":[${'{"id":{"_eq":1}},'.repeat(50)}{}]}`,
  ])('refuses %s', (query) => {
    expect(problem(query)).toEqual(expect.any(String));
  });

  it('never throws', () => {
    const part = fc.stringMatching(/^[a-z_[\]*.=&{}":,0-9-]{0,40}$/);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        problem(parts.join('&'));
      }),
    );
  });
});
