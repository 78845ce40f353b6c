import { describe, expect, it } from 'vitest';
import { isShownOnSite, ownerStep, rootTags } from './owners.ts';
import { collectionTag, isTag, itemTag, tagsOfChange } from './tags.ts';

describe('tags', () => {
  it('identify collections and items', () => {
    expect(collectionTag('news')).toBe('news');
    expect(itemTag('news', 12)).toBe('news:12');
    expect(tagsOfChange('news', [12, '13'])).toEqual(['news', 'news:12', 'news:13']);
  });

  it('use one tag for everything that each page depends on', () => {
    for (const collection of ['app_configs', 'languages', 'options', 'option_groups', 'countries']) {
      expect(tagsOfChange(collection, [1])).toEqual(['config']);
    }
    expect(tagsOfChange('categories', [3])).toEqual(['categories', 'config', 'categories:3']);
    expect(tagsOfChange('redirects', [1])).toEqual(['redirects']);
  });

  it('distinguishes tags from other text', () => {
    for (const tag of ['news', 'news:12', 'all', 'directus_files:0f-1a']) expect(isTag(tag)).toBe(true);
    for (const value of ['', 'News', 'a b', 'news:', 'news:1:2', '_N_T_/', 5, null, 'x'.repeat(200)]) {
      expect(isTag(value)).toBe(false);
    }
  });
});

describe('owners', () => {
  it.each([
    ['news_translations', 'news', 'news_id'],
    ['document_pages_translations', 'document_pages', 'document_pages_id'],
    ['document_pages', 'documents', 'document'],
    ['document_activities_translations', 'document_activities', 'document_activities_id'],
    ['documents_categories', 'documents', 'documents_id'],
    ['app_configs_index_categories', 'app_configs', 'app_configs_id'],
    ['options_translations', 'options', 'options_id'],
  ])('%s belongs to %s', (collection, owner, field) => {
    expect(ownerStep(collection)).toEqual({ collection: owner, field });
  });

  it('tells which rows only the page of their owner shows', () => {
    expect(ownerStep('document_downloads')).toEqual({ collection: 'documents', field: 'document', isDetailOnly: true });
    expect(ownerStep('document_pages')?.isDetailOnly).toBeUndefined();
  });

  it('returns undefined for collections that the site never shows', () => {
    for (const name of [
      'favorites',
      'watched',
      'contact_messages',
      'daily_counts',
      'directus_users',
      'x_translations',
    ]) {
      expect(isShownOnSite(name)).toBe(false);
    }
    expect(ownerStep('constructor')).toBeUndefined();
  });

  it('refreshes the articles that a help section lists', () => {
    expect(rootTags('help_center_sections', [2])).toEqual([
      'help_center_sections',
      'help_center_sections:2',
      'help_center',
    ]);
  });
});
