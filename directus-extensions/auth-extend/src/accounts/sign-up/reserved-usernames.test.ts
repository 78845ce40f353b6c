import { expect, it } from 'vitest';
import { isReservedUsername } from './reserved-usernames.ts';

const brands = ['Hạt Nắng', 'Sunbeam Library'];

it.each([
  ...['admin', 'administrator', 'support', 'moderator', 'root', 'quantri', 'hotro', 'thuvien', 'null'],
  ...[
    'adm1n',
    '4dmin',
    'r00t',
    'supp0rt',
    'admin1',
    '1admin',
    'a.d.m.i.n',
    'ad_min',
    'adrnin',
    'm0derat0r',
    'adm1n1strat0r',
  ],
  ...[
    'admin.lan',
    'lan_admin',
    'support.team',
    'the.moderator',
    'my.support',
    'root.2024',
    'quan.tri',
    'bien_tap_vien',
  ],
  ...[
    'hatnang',
    'hat.nang',
    'h4t_n4ng',
    'hatnang.vn',
    'hatnang2024',
    'sunbeamlibrary',
    'sunbeam.library',
    'sunbe4m.l1brary',
  ],
])('%s is reserved', (username) => {
  expect(isReservedUsername(username, brands)).toBe(true);
});

it.each([
  ...[
    'be.na_2017',
    'adminh',
    'minh.admiral',
    'rooted',
    'helper.lan',
    'nang.hat',
    'sunbeam',
    'lan',
    'teamlan',
    'tom.mod3',
    'nam',
  ],
  ...[
    'kid.ab12cd34',
    'la.0f3e2d1c',
    't0a1b2c3d4',
    'hai.lxyz.3',
    'someone.else',
    'meo.con',
    'supporter.x',
    'an.nguyen99',
    'nobody1763',
    'user12',
    'my.account',
  ],
])('%s is available', (username) => {
  expect(isReservedUsername(username, brands)).toBe(false);
});
