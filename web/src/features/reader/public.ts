/** Parts of the reader for server components: colours, fonts, icons, styles of the text settings, and the script that applies the settings to articles. */
export { offeredFonts, readingFont } from './fonts.ts';
export { ReaderIcons } from './reader-icons.tsx';
export { easyMark, fontMark, readingTextScript } from './stored-settings.ts';
export { type TextSettingClasses, textSettingStyles } from './text-setting-styles.ts';
export { themes } from './themes.ts';
