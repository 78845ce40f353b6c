import { createDashboard, createPanel, readDashboards, readPanels, updateDashboard, updatePanel } from '@directus/sdk';
import type { CountKind } from '@hat-nang/model/contracts/counts';
import type { Api } from './connect.ts';
import { upsert } from './upsert.ts';

const EDITORS_DASHBOARD_ID = 'd1a10000-0000-4000-8000-0000000000b1';
const BOARD_DASHBOARD_ID = 'd1a10000-0000-4000-8000-0000000000b2';
const toPanelId = (number: number) => `d1a10000-0000-4000-8000-0000000001${number.toString(16).padStart(2, '0')}`;

/**
 * Selects the last week that is over. Every week begins on a Monday, so exactly one week begins between 14 and 7 days ago. `$NOW` has the time of UTC, and the
 * weeks are those of Viet Nam, seven hours ahead.
 */
export const lastWeek = [
  { week: { _gt: `$NOW(-${14 * 24 - 7} hours)` } },
  { week: { _lte: `$NOW(-${7 * 24 - 7} hours)` } },
];

interface List {
  readonly name: string;
  readonly icon: string;
  readonly kinds: readonly CountKind[];
  /** `items` lists the items with the highest numbers, `sections` the sums of sections, `weeks` the sums of the last weeks. */
  readonly rows: 'items' | 'sections' | 'weeks';
  readonly template: string;
}

/** Lists of the dashboards, in reading order. Directus does not translate their names, so each name is in both languages. */
const LISTS: readonly (List & { dashboard: string })[] = [
  {
    dashboard: EDITORS_DASHBOARD_ID,
    name: 'Sách được đọc nhiều, tuần trước · Most read last week',
    icon: 'auto_stories',
    kinds: ['read'],
    rows: 'items',
    template: '{{title}} · {{shown}}',
  },
  {
    dashboard: EDITORS_DASHBOARD_ID,
    name: 'Sách đọc đến hết, tuần trước · Finished last week',
    icon: 'task_alt',
    kinds: ['finished'],
    rows: 'items',
    template: '{{title}} · {{shown}}',
  },
  {
    dashboard: EDITORS_DASHBOARD_ID,
    name: 'Trang được mở nhiều, tuần trước · Opened last week',
    icon: 'visibility',
    kinds: ['opened'],
    rows: 'items',
    template: '{{collection}} {{title}} · {{shown}}',
  },
  {
    dashboard: EDITORS_DASHBOARD_ID,
    name: 'Tải xuống, tuần trước · Downloaded last week',
    icon: 'download',
    kinds: ['downloaded'],
    rows: 'items',
    template: '{{title}} · {{shown}}',
  },
  {
    dashboard: EDITORS_DASHBOARD_ID,
    name: 'Tìm không thấy, tuần trước · Searches without a result',
    icon: 'search_off',
    kinds: ['not_found'],
    rows: 'sections',
    template: '{{collection}} · {{shown}}',
  },
  {
    dashboard: BOARD_DASHBOARD_ID,
    name: 'Số lần mở sách để đọc, từng tuần · Books opened to read, by week',
    icon: 'auto_stories',
    kinds: ['read'],
    rows: 'weeks',
    template: '{{week}} · {{shown}}',
  },
  {
    dashboard: BOARD_DASHBOARD_ID,
    name: 'Trang được mở theo mục, tuần trước · Pages by section, last week',
    icon: 'visibility',
    kinds: ['opened'],
    rows: 'sections',
    template: '{{collection}} · {{shown}}',
  },
  {
    dashboard: BOARD_DASHBOARD_ID,
    name: 'Hỗ trợ khi đọc, tuần trước · Access features, last week',
    icon: 'accessibility_new',
    kinds: ['narration', 'signing', 'captions', 'page_turning'],
    rows: 'sections',
    template: '{{kind}} · {{shown}}',
  },
  {
    dashboard: BOARD_DASHBOARD_ID,
    name: 'Ngôn ngữ theo mục, tuần trước · Languages, last week',
    icon: 'translate',
    kinds: ['language_vi', 'language_en'],
    rows: 'sections',
    template: '{{kind}} {{collection}} · {{shown}}',
  },
  {
    dashboard: BOARD_DASHBOARD_ID,
    name: 'Đăng ký mới, từng tuần · Sign-ups, by week',
    icon: 'person_add',
    kinds: ['sign_up_kid', 'sign_up_adult'],
    rows: 'weeks',
    template: '{{week}} {{kind}} · {{shown}}',
  },
];

const DASHBOARDS = [
  {
    id: EDITORS_DASHBOARD_ID,
    name: 'Bạn đọc tuần qua · Readers last week',
    icon: 'insights',
    color: null,
    note: 'Số làm tròn xuống bội số của 5 · Numbers are rounded down to a multiple of 5',
  },
  {
    id: BOARD_DASHBOARD_ID,
    name: 'Ban điều hành · Board',
    icon: 'monitoring',
    color: null,
    note: 'Dưới 5 chỉ ghi “< 5” · Below 5 only “< 5” is shown',
  },
];

/** Size of a panel in the squares of the Studio's grid. A row of a dashboard has two panels. */
const [PANEL_WIDTH, PANEL_HEIGHT] = [24, 14];

const panels = LISTS.map(({ dashboard, name, icon, kinds, rows, template }, number) => {
  const panelIndex = LISTS.slice(0, number).filter((other) => other.dashboard === dashboard).length;
  return {
    ...{ id: toPanelId(number), dashboard, name, icon, color: null, note: null, type: 'list', show_header: true },
    position_x: 1 + (panelIndex % 2) * PANEL_WIDTH,
    position_y: 1 + Math.floor(panelIndex / 2) * PANEL_HEIGHT,
    ...{ width: PANEL_WIDTH, height: PANEL_HEIGHT },
    options: {
      ...{ collection: 'weekly_counts', displayTemplate: template, linkToItem: false, limit: 12 },
      ...{ sortField: rows === 'weeks' ? 'week' : 'count', sortDirection: 'desc' },
      filter: {
        _and: [
          { kind: { _in: kinds } },
          { item: rows === 'items' ? { _gt: 0 } : { _eq: 0 } },
          ...(rows === 'weeks' ? [] : lastWeek),
        ],
      },
    },
  };
});

/** Creates or updates the project's dashboards of Directus Insights. Other dashboards are not changed. Returns the number of writes. */
export async function applyDashboards(api: Api): Promise<number> {
  const dashboardRows = { read: readDashboards, create: createDashboard, update: updateDashboard };
  const panelRows = { read: readPanels, create: createPanel, update: updatePanel };
  return (await upsert(api, dashboardRows, DASHBOARDS)) + (await upsert(api, panelRows, panels));
}
