/**
 * CSS that hides controls and fields of the Studio, and shows errors as sentences (decision 280), because Directus has no setting for them. Selectors recognize
 * a role by the modules that its users see: editors see the files but not the settings.
 */

/** Controls whose routes the guard closes for every user: sharing an item, and importing a file from an address. */
const CLOSED_CONTROLS = [
  '.accordion-item:has(> * .accordion-trigger [data-icon="share"])',
  '.v-upload .v-button:has([data-icon="link"])',
  '.v-list-item:has(> .v-list-item-icon [data-icon="link"])',
];

/** Link to the users in the module bar of editors. Editors may read only a few fields of staff there, so the link is hidden. */
const USERS_OF_EDITORS =
  '.module-bar:has(a[href$="/admin/files"]):not(:has(a[href$="/admin/settings"])) a[href$="/admin/users"]';

/** Links to pages for editors in the module bar of users who do not edit content. The Studio shows these links to every user. */
const EDITOR_LINKS_OF_OTHERS = [
  '/translation-desk',
  '/books/import',
  '/books/workshop',
  '/link-report',
  '/waiting-versions',
  '/auth-extend/counts/last',
].map((path) => `.module-bar:not(:has(a[href$="/admin/files"])) a[href$="${path}"]`);

/** Directus's own fields that are hidden in the form of a member, so that the form begins with the fields that the desk needs. */
const UNUSED_MEMBER_FIELDS = [
  ...['password', 'avatar', 'location', 'title', 'description', 'tags', 'preferences_divider', 'text_direction'],
  ...['tfa_secret', 'email_notifications', 'theming_divider', 'appearance', 'theme_light', 'theme_light_overrides'],
  ...['theme_dark', 'theme_dark_overrides', 'admin_divider', 'policies', 'token', 'id', 'last_page', 'provider'],
  'external_identifier',
];
/** Only forms of members contain this field (`conditions` in the snapshot). */
const MEMBER_FORM = '.v-form:has(> [data-field="desk_page"])';

/** Messages of refused requests, such as the deletion of an item in use. They are sentences for editors, but Directus shows them as red code. */
const ERROR_RULE = `.v-error {
  font-family: var(--theme--fonts--sans--font-family) !important;
  color: var(--theme--foreground) !important;
}
`;

const hideRule = (selectors: readonly string[]) => `${selectors.join(',\n')} {\n  display: none !important;\n}\n`;

export const STUDIO_CSS = [
  hideRule(CLOSED_CONTROLS),
  hideRule([USERS_OF_EDITORS, ...EDITOR_LINKS_OF_OTHERS]),
  ERROR_RULE,
  hideRule(UNUSED_MEMBER_FIELDS.map((field) => `${MEMBER_FORM} > [data-field="${field}"]`)),
].join('\n');
