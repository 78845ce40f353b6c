import { PASSWORD_PATTERN } from '@hat-nang/model/contracts/fields';
import { FOLDER } from '@hat-nang/model/ids';
import { STUDIO_CSS } from './studio-css.ts';

/**
 * Password rule of the project's endpoints, in the form for Directus (docs/design-notes.md "API and sessions"). Directus reads the text between the
 * slashes as a regular expression.
 */
const PASSWORD_POLICY = `/${PASSWORD_PATTERN.source}/`;

const createPreset = (
  key: string,
  size: { width: number; height?: number },
  otherOptions: Record<string, unknown> = {},
) => ({
  key,
  fit: 'inside',
  width: size.width,
  height: size.height ?? null,
  quality: 78,
  withoutEnlargement: true,
  format: 'webp',
  ...otherOptions,
});
const croppedOptions = { fit: 'cover', withoutEnlargement: false };

const toModule = (id: string) => ({ type: 'module', id, enabled: true });
/**
 * Link to a page of an extension. The Studio reads an address that begins with a slash as one of its own pages, so this address is relative. Pages of the
 * Studio are at most six levels deep, and browsers ignore `..` segments above the root.
 */
const toLink = (id: string, icon: string, path: string) => ({
  type: 'link',
  id,
  name: `$t:${id.replaceAll('-', '_')}`,
  icon,
  url: `../../../../../../${path}`,
  enabled: true,
});
/**
 * Links to the translation desk (decision 292), the import of books (296), the book workshop (297), the report of broken links (304), the waiting versions
 * (312), and to the CSV of the last month (278).
 */
const LINKS = [
  toLink('translation-desk', 'translate', 'translation-desk'),
  toLink('import-book', 'upload_file', 'books/import'),
  toLink('book-workshop', 'auto_stories', 'books/workshop'),
  toLink('link-report', 'link_off', 'link-report'),
  toLink('waiting-versions', 'difference', 'waiting-versions'),
  toLink('last-month', 'download', 'auth-extend/counts/last'),
];
/** Modules of the Studio, in display order. The Studio hides a module that the user has no right to open. */
const MODULE_BAR = [
  ...['content', 'users', 'files', 'insights'].map(toModule),
  ...LINKS,
  { ...toModule('settings'), locked: true },
];

/** Settings that code defines. Each apply resets them. */
export const ENFORCED_SETTINGS: Record<string, unknown> = {
  default_language: 'vi-VN',
  module_bar: MODULE_BAR,
  custom_css: STUDIO_CSS,
  auth_password_policy: PASSWORD_POLICY,
  // Directus does not count failed logins, because anyone could then lock the account of another user (docs/threat-model.md 8). The login hook slows down
  // guessing instead.
  auth_login_attempts: null,
  public_registration: false,
  // No default folder, because it would override the forced folder of a member's upload.
  storage_default_folder: null,
  // Only presets are allowed, because arbitrary sizes would use gigabytes (docs/threat-model.md 6).
  storage_asset_transform: 'presets',
  storage_asset_presets: [
    ...[320, 640, 768, 960, 1280].map((width) => createPreset(`w${width}`, { width })),
    createPreset('cover-320', { width: 320, height: 240 }, croppedOptions),
    createPreset('cover-640', { width: 640, height: 480 }, croppedOptions),
    createPreset('avatar-96', { width: 96, height: 96 }, croppedOptions),
    createPreset('og-1200x630', { width: 1200, height: 630 }, { ...croppedOptions, format: 'jpeg' }),
  ],
};

/** Settings of a fresh installation. `from` lists Directus's defaults. Any other current value is an administrator's choice and is not changed. */
export const INITIAL_SETTINGS: Record<string, { from: unknown[]; to: unknown }> = {
  project_name: { from: ['Directus', null], to: 'Hạt Nắng' },
  project_descriptor: { from: [null, ''], to: 'Thư viện của mọi trẻ em' },
  project_color: { from: ['#6644FF', null], to: '#1D4E89' },
  default_appearance: { from: ['auto', null], to: 'auto' },
};

/** Folders of files. Directus does not translate folder names, so each name is in both languages. */
export const FOLDERS = [
  { id: FOLDER.brand, name: 'Nhận diện, công khai · Brand', parent: null },
  { id: FOLDER.library, name: 'Thư viện · Library', parent: null },
  { id: FOLDER.uploads, name: 'Thành viên tải lên · Uploads', parent: null },
  { id: FOLDER.private, name: 'Riêng tư · Private', parent: null },
  { id: FOLDER.downloads, name: 'Bản tải về tự tạo · Generated downloads', parent: null },
];
