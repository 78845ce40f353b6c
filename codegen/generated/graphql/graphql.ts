// Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Big_Int_Filter_Operators = {
  _between?: Array<string | null | undefined> | null | undefined;
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string | null | undefined> | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _nbetween?: Array<string | null | undefined> | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string | null | undefined> | null | undefined;
  _nnull?: boolean | null | undefined;
  _null?: boolean | null | undefined;
};

export type Boolean_Filter_Operators = {
  _eq?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _nnull?: boolean | null | undefined;
  _null?: boolean | null | undefined;
};

export type Categories_Filter = {
  _and?: Array<Categories_Filter | null | undefined> | null | undefined;
  _or?: Array<Categories_Filter | null | undefined> | null | undefined;
  color?: String_Filter_Operators | null | undefined;
  icon?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  kind?: String_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: Categories_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Categories_Translations_Filter = {
  _and?: Array<Categories_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Categories_Translations_Filter | null | undefined> | null | undefined;
  categories_id?: Categories_Filter | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
};

export type Categories_Translations_Quantifier_Filter = {
  _and?: Array<Categories_Translations_Filter | null | undefined> | null | undefined;
  _none?: Categories_Translations_Filter | null | undefined;
  _or?: Array<Categories_Translations_Filter | null | undefined> | null | undefined;
  _some?: Categories_Translations_Filter | null | undefined;
  categories_id?: Categories_Filter | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
};

export type Count_Function_Filter_Operators = {
  count?: Number_Filter_Operators | null | undefined;
};

export type Countries_Filter = {
  _and?: Array<Countries_Filter | null | undefined> | null | undefined;
  _or?: Array<Countries_Filter | null | undefined> | null | undefined;
  country_code?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  iso2?: String_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  translations?: Countries_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Countries_Translations_Filter = {
  _and?: Array<Countries_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Countries_Translations_Filter | null | undefined> | null | undefined;
  countries_id?: Countries_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  name?: String_Filter_Operators | null | undefined;
};

export type Countries_Translations_Quantifier_Filter = {
  _and?: Array<Countries_Translations_Filter | null | undefined> | null | undefined;
  _none?: Countries_Translations_Filter | null | undefined;
  _or?: Array<Countries_Translations_Filter | null | undefined> | null | undefined;
  _some?: Countries_Translations_Filter | null | undefined;
  countries_id?: Countries_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  name?: String_Filter_Operators | null | undefined;
};

export type Date_Filter_Operators = {
  _between?: Array<string | number | null | undefined> | null | undefined;
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string | null | undefined> | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _nbetween?: Array<string | number | null | undefined> | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string | null | undefined> | null | undefined;
  _nnull?: boolean | null | undefined;
  _null?: boolean | null | undefined;
};

export type Date_Function_Filter_Operators = {
  day?: Number_Filter_Operators | null | undefined;
  month?: Number_Filter_Operators | null | undefined;
  week?: Number_Filter_Operators | null | undefined;
  weekday?: Number_Filter_Operators | null | undefined;
  year?: Number_Filter_Operators | null | undefined;
};

export type Datetime_Function_Filter_Operators = {
  day?: Number_Filter_Operators | null | undefined;
  hour?: Number_Filter_Operators | null | undefined;
  minute?: Number_Filter_Operators | null | undefined;
  month?: Number_Filter_Operators | null | undefined;
  second?: Number_Filter_Operators | null | undefined;
  week?: Number_Filter_Operators | null | undefined;
  weekday?: Number_Filter_Operators | null | undefined;
  year?: Number_Filter_Operators | null | undefined;
};

export type Directus_Access_Filter = {
  _and?: Array<Directus_Access_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Access_Filter | null | undefined> | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  policy?: Directus_Policies_Filter | null | undefined;
  role?: Directus_Roles_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  user?: Directus_Users_Filter | null | undefined;
};

export type Directus_Access_Quantifier_Filter = {
  _and?: Array<Directus_Access_Filter | null | undefined> | null | undefined;
  _none?: Directus_Access_Filter | null | undefined;
  _or?: Array<Directus_Access_Filter | null | undefined> | null | undefined;
  _some?: Directus_Access_Filter | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  policy?: Directus_Policies_Filter | null | undefined;
  role?: Directus_Roles_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  user?: Directus_Users_Filter | null | undefined;
};

export type Directus_Files_Filter = {
  _and?: Array<Directus_Files_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Files_Filter | null | undefined> | null | undefined;
  charset?: String_Filter_Operators | null | undefined;
  created_on?: Date_Filter_Operators | null | undefined;
  created_on_func?: Datetime_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  duration?: Number_Filter_Operators | null | undefined;
  embed?: String_Filter_Operators | null | undefined;
  filename_disk?: String_Filter_Operators | null | undefined;
  filename_download?: String_Filter_Operators | null | undefined;
  filesize?: Big_Int_Filter_Operators | null | undefined;
  focal_point_x?: Number_Filter_Operators | null | undefined;
  focal_point_y?: Number_Filter_Operators | null | undefined;
  folder?: Directus_Folders_Filter | null | undefined;
  height?: Number_Filter_Operators | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  location?: String_Filter_Operators | null | undefined;
  metadata?: String_Filter_Operators | null | undefined;
  metadata_func?: Count_Function_Filter_Operators | null | undefined;
  modified_by?: Directus_Users_Filter | null | undefined;
  modified_on?: Date_Filter_Operators | null | undefined;
  modified_on_func?: Datetime_Function_Filter_Operators | null | undefined;
  storage?: String_Filter_Operators | null | undefined;
  tags?: String_Filter_Operators | null | undefined;
  tags_func?: Count_Function_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  tus_data?: String_Filter_Operators | null | undefined;
  tus_data_func?: Count_Function_Filter_Operators | null | undefined;
  tus_id?: String_Filter_Operators | null | undefined;
  type?: String_Filter_Operators | null | undefined;
  uploaded_by?: Directus_Users_Filter | null | undefined;
  uploaded_on?: Date_Filter_Operators | null | undefined;
  uploaded_on_func?: Datetime_Function_Filter_Operators | null | undefined;
  width?: Number_Filter_Operators | null | undefined;
};

export type Directus_Folders_Filter = {
  _and?: Array<Directus_Folders_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Folders_Filter | null | undefined> | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  parent?: Directus_Folders_Filter | null | undefined;
};

export type Directus_Permissions_Filter = {
  _and?: Array<Directus_Permissions_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Permissions_Filter | null | undefined> | null | undefined;
  action?: String_Filter_Operators | null | undefined;
  collection?: String_Filter_Operators | null | undefined;
  fields?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  permissions?: String_Filter_Operators | null | undefined;
  permissions_func?: Count_Function_Filter_Operators | null | undefined;
  policy?: Directus_Policies_Filter | null | undefined;
  presets?: String_Filter_Operators | null | undefined;
  presets_func?: Count_Function_Filter_Operators | null | undefined;
  validation?: String_Filter_Operators | null | undefined;
  validation_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Directus_Permissions_Quantifier_Filter = {
  _and?: Array<Directus_Permissions_Filter | null | undefined> | null | undefined;
  _none?: Directus_Permissions_Filter | null | undefined;
  _or?: Array<Directus_Permissions_Filter | null | undefined> | null | undefined;
  _some?: Directus_Permissions_Filter | null | undefined;
  action?: String_Filter_Operators | null | undefined;
  collection?: String_Filter_Operators | null | undefined;
  fields?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  permissions?: String_Filter_Operators | null | undefined;
  permissions_func?: Count_Function_Filter_Operators | null | undefined;
  policy?: Directus_Policies_Filter | null | undefined;
  presets?: String_Filter_Operators | null | undefined;
  presets_func?: Count_Function_Filter_Operators | null | undefined;
  validation?: String_Filter_Operators | null | undefined;
  validation_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Directus_Policies_Filter = {
  _and?: Array<Directus_Policies_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Policies_Filter | null | undefined> | null | undefined;
  admin_access?: Boolean_Filter_Operators | null | undefined;
  app_access?: Boolean_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  enforce_tfa?: Boolean_Filter_Operators | null | undefined;
  icon?: String_Filter_Operators | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  ip_access?: String_Filter_Operators | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  permissions?: Directus_Permissions_Quantifier_Filter | null | undefined;
  permissions_func?: Count_Function_Filter_Operators | null | undefined;
  roles?: Directus_Access_Quantifier_Filter | null | undefined;
  roles_func?: Count_Function_Filter_Operators | null | undefined;
  users?: Directus_Access_Quantifier_Filter | null | undefined;
  users_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Directus_Roles_Filter = {
  _and?: Array<Directus_Roles_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Roles_Filter | null | undefined> | null | undefined;
  children?: Directus_Roles_Quantifier_Filter | null | undefined;
  children_func?: Count_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  icon?: String_Filter_Operators | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  parent?: Directus_Roles_Filter | null | undefined;
  policies?: Directus_Access_Quantifier_Filter | null | undefined;
  policies_func?: Count_Function_Filter_Operators | null | undefined;
  short_name?: String_Filter_Operators | null | undefined;
  users?: Directus_Users_Quantifier_Filter | null | undefined;
  users_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Directus_Roles_Quantifier_Filter = {
  _and?: Array<Directus_Roles_Filter | null | undefined> | null | undefined;
  _none?: Directus_Roles_Filter | null | undefined;
  _or?: Array<Directus_Roles_Filter | null | undefined> | null | undefined;
  _some?: Directus_Roles_Filter | null | undefined;
  children?: Directus_Roles_Quantifier_Filter | null | undefined;
  children_func?: Count_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  icon?: String_Filter_Operators | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  parent?: Directus_Roles_Filter | null | undefined;
  policies?: Directus_Access_Quantifier_Filter | null | undefined;
  policies_func?: Count_Function_Filter_Operators | null | undefined;
  short_name?: String_Filter_Operators | null | undefined;
  users?: Directus_Users_Quantifier_Filter | null | undefined;
  users_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Directus_Users_Filter = {
  _and?: Array<Directus_Users_Filter | null | undefined> | null | undefined;
  _or?: Array<Directus_Users_Filter | null | undefined> | null | undefined;
  age_range?: Options_Filter | null | undefined;
  appearance?: String_Filter_Operators | null | undefined;
  auth_data?: String_Filter_Operators | null | undefined;
  auth_data_func?: Count_Function_Filter_Operators | null | undefined;
  avatar?: Directus_Files_Filter | null | undefined;
  deletion_requested_at?: Date_Filter_Operators | null | undefined;
  deletion_requested_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  email?: String_Filter_Operators | null | undefined;
  email_notifications?: Boolean_Filter_Operators | null | undefined;
  email_verified_at?: Date_Filter_Operators | null | undefined;
  email_verified_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  external_identifier?: String_Filter_Operators | null | undefined;
  first_name?: String_Filter_Operators | null | undefined;
  gender?: Options_Filter | null | undefined;
  guardian_confirmed_at?: Date_Filter_Operators | null | undefined;
  guardian_confirmed_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  guardian_email?: String_Filter_Operators | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  is_history_recorded?: Boolean_Filter_Operators | null | undefined;
  language?: String_Filter_Operators | null | undefined;
  last_access?: Date_Filter_Operators | null | undefined;
  last_access_func?: Datetime_Function_Filter_Operators | null | undefined;
  last_name?: String_Filter_Operators | null | undefined;
  last_page?: String_Filter_Operators | null | undefined;
  location?: String_Filter_Operators | null | undefined;
  password?: Hash_Filter_Operators | null | undefined;
  phone?: String_Filter_Operators | null | undefined;
  phone_country?: Countries_Filter | null | undefined;
  playlists?: Playlists_Quantifier_Filter | null | undefined;
  playlists_func?: Count_Function_Filter_Operators | null | undefined;
  policies?: Directus_Access_Quantifier_Filter | null | undefined;
  policies_func?: Count_Function_Filter_Operators | null | undefined;
  provider?: String_Filter_Operators | null | undefined;
  role?: Directus_Roles_Filter | null | undefined;
  school?: Options_Filter | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  tags?: String_Filter_Operators | null | undefined;
  tags_func?: Count_Function_Filter_Operators | null | undefined;
  text_direction?: String_Filter_Operators | null | undefined;
  tfa_secret?: Hash_Filter_Operators | null | undefined;
  theme_dark?: String_Filter_Operators | null | undefined;
  theme_dark_overrides?: String_Filter_Operators | null | undefined;
  theme_dark_overrides_func?: Count_Function_Filter_Operators | null | undefined;
  theme_light?: String_Filter_Operators | null | undefined;
  theme_light_overrides?: String_Filter_Operators | null | undefined;
  theme_light_overrides_func?: Count_Function_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  token?: Hash_Filter_Operators | null | undefined;
  type_of_disabilities?: Users_Disabilities_Quantifier_Filter | null | undefined;
  type_of_disabilities_func?: Count_Function_Filter_Operators | null | undefined;
  username?: String_Filter_Operators | null | undefined;
  you_are?: Options_Filter | null | undefined;
};

export type Directus_Users_Quantifier_Filter = {
  _and?: Array<Directus_Users_Filter | null | undefined> | null | undefined;
  _none?: Directus_Users_Filter | null | undefined;
  _or?: Array<Directus_Users_Filter | null | undefined> | null | undefined;
  _some?: Directus_Users_Filter | null | undefined;
  age_range?: Options_Filter | null | undefined;
  appearance?: String_Filter_Operators | null | undefined;
  auth_data?: String_Filter_Operators | null | undefined;
  auth_data_func?: Count_Function_Filter_Operators | null | undefined;
  avatar?: Directus_Files_Filter | null | undefined;
  deletion_requested_at?: Date_Filter_Operators | null | undefined;
  deletion_requested_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  email?: String_Filter_Operators | null | undefined;
  email_notifications?: Boolean_Filter_Operators | null | undefined;
  email_verified_at?: Date_Filter_Operators | null | undefined;
  email_verified_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  external_identifier?: String_Filter_Operators | null | undefined;
  first_name?: String_Filter_Operators | null | undefined;
  gender?: Options_Filter | null | undefined;
  guardian_confirmed_at?: Date_Filter_Operators | null | undefined;
  guardian_confirmed_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  guardian_email?: String_Filter_Operators | null | undefined;
  id?: Id_Filter_Operators | null | undefined;
  is_history_recorded?: Boolean_Filter_Operators | null | undefined;
  language?: String_Filter_Operators | null | undefined;
  last_access?: Date_Filter_Operators | null | undefined;
  last_access_func?: Datetime_Function_Filter_Operators | null | undefined;
  last_name?: String_Filter_Operators | null | undefined;
  last_page?: String_Filter_Operators | null | undefined;
  location?: String_Filter_Operators | null | undefined;
  password?: Hash_Filter_Operators | null | undefined;
  phone?: String_Filter_Operators | null | undefined;
  phone_country?: Countries_Filter | null | undefined;
  playlists?: Playlists_Quantifier_Filter | null | undefined;
  playlists_func?: Count_Function_Filter_Operators | null | undefined;
  policies?: Directus_Access_Quantifier_Filter | null | undefined;
  policies_func?: Count_Function_Filter_Operators | null | undefined;
  provider?: String_Filter_Operators | null | undefined;
  role?: Directus_Roles_Filter | null | undefined;
  school?: Options_Filter | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  tags?: String_Filter_Operators | null | undefined;
  tags_func?: Count_Function_Filter_Operators | null | undefined;
  text_direction?: String_Filter_Operators | null | undefined;
  tfa_secret?: Hash_Filter_Operators | null | undefined;
  theme_dark?: String_Filter_Operators | null | undefined;
  theme_dark_overrides?: String_Filter_Operators | null | undefined;
  theme_dark_overrides_func?: Count_Function_Filter_Operators | null | undefined;
  theme_light?: String_Filter_Operators | null | undefined;
  theme_light_overrides?: String_Filter_Operators | null | undefined;
  theme_light_overrides_func?: Count_Function_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  token?: Hash_Filter_Operators | null | undefined;
  type_of_disabilities?: Users_Disabilities_Quantifier_Filter | null | undefined;
  type_of_disabilities_func?: Count_Function_Filter_Operators | null | undefined;
  username?: String_Filter_Operators | null | undefined;
  you_are?: Options_Filter | null | undefined;
};

export type Document_Downloads_Filter = {
  _and?: Array<Document_Downloads_Filter | null | undefined> | null | undefined;
  _or?: Array<Document_Downloads_Filter | null | undefined> | null | undefined;
  content_hash?: String_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  file?: Directus_Files_Filter | null | undefined;
  filesize?: Number_Filter_Operators | null | undefined;
  format?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
};

export type Document_Downloads_Quantifier_Filter = {
  _and?: Array<Document_Downloads_Filter | null | undefined> | null | undefined;
  _none?: Document_Downloads_Filter | null | undefined;
  _or?: Array<Document_Downloads_Filter | null | undefined> | null | undefined;
  _some?: Document_Downloads_Filter | null | undefined;
  content_hash?: String_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  file?: Directus_Files_Filter | null | undefined;
  filesize?: Number_Filter_Operators | null | undefined;
  format?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
};

export type Document_Pages_Filter = {
  _and?: Array<Document_Pages_Filter | null | undefined> | null | undefined;
  _or?: Array<Document_Pages_Filter | null | undefined> | null | undefined;
  background_color?: String_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  number?: Number_Filter_Operators | null | undefined;
  translations?: Document_Pages_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Document_Pages_Quantifier_Filter = {
  _and?: Array<Document_Pages_Filter | null | undefined> | null | undefined;
  _none?: Document_Pages_Filter | null | undefined;
  _or?: Array<Document_Pages_Filter | null | undefined> | null | undefined;
  _some?: Document_Pages_Filter | null | undefined;
  background_color?: String_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  number?: Number_Filter_Operators | null | undefined;
  translations?: Document_Pages_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Document_Pages_Translations_Filter = {
  _and?: Array<Document_Pages_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Document_Pages_Translations_Filter | null | undefined> | null | undefined;
  chapter_title?: String_Filter_Operators | null | undefined;
  document_pages_id?: Document_Pages_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_description?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  narration?: Directus_Files_Filter | null | undefined;
  narration_cues?: String_Filter_Operators | null | undefined;
  narration_duration?: Number_Filter_Operators | null | undefined;
  sign_captions?: String_Filter_Operators | null | undefined;
  sign_duration?: Number_Filter_Operators | null | undefined;
  sign_video?: Directus_Files_Filter | null | undefined;
  text?: String_Filter_Operators | null | undefined;
};

export type Document_Pages_Translations_Quantifier_Filter = {
  _and?: Array<Document_Pages_Translations_Filter | null | undefined> | null | undefined;
  _none?: Document_Pages_Translations_Filter | null | undefined;
  _or?: Array<Document_Pages_Translations_Filter | null | undefined> | null | undefined;
  _some?: Document_Pages_Translations_Filter | null | undefined;
  chapter_title?: String_Filter_Operators | null | undefined;
  document_pages_id?: Document_Pages_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_description?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  narration?: Directus_Files_Filter | null | undefined;
  narration_cues?: String_Filter_Operators | null | undefined;
  narration_duration?: Number_Filter_Operators | null | undefined;
  sign_captions?: String_Filter_Operators | null | undefined;
  sign_duration?: Number_Filter_Operators | null | undefined;
  sign_video?: Directus_Files_Filter | null | undefined;
  text?: String_Filter_Operators | null | undefined;
};

export type Documents_Categories_Filter = {
  _and?: Array<Documents_Categories_Filter | null | undefined> | null | undefined;
  _or?: Array<Documents_Categories_Filter | null | undefined> | null | undefined;
  categories_id?: Categories_Filter | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Documents_Categories_Quantifier_Filter = {
  _and?: Array<Documents_Categories_Filter | null | undefined> | null | undefined;
  _none?: Documents_Categories_Filter | null | undefined;
  _or?: Array<Documents_Categories_Filter | null | undefined> | null | undefined;
  _some?: Documents_Categories_Filter | null | undefined;
  categories_id?: Categories_Filter | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Documents_Disabilities_Filter = {
  _and?: Array<Documents_Disabilities_Filter | null | undefined> | null | undefined;
  _or?: Array<Documents_Disabilities_Filter | null | undefined> | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Documents_Disabilities_Quantifier_Filter = {
  _and?: Array<Documents_Disabilities_Filter | null | undefined> | null | undefined;
  _none?: Documents_Disabilities_Filter | null | undefined;
  _or?: Array<Documents_Disabilities_Filter | null | undefined> | null | undefined;
  _some?: Documents_Disabilities_Filter | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Documents_Filter = {
  _and?: Array<Documents_Filter | null | undefined> | null | undefined;
  _or?: Array<Documents_Filter | null | undefined> | null | undefined;
  author?: String_Filter_Operators | null | undefined;
  available_languages?: Documents_Languages_Quantifier_Filter | null | undefined;
  available_languages_func?: Count_Function_Filter_Operators | null | undefined;
  categories?: Documents_Categories_Quantifier_Filter | null | undefined;
  categories_func?: Count_Function_Filter_Operators | null | undefined;
  contributor?: String_Filter_Operators | null | undefined;
  country_of_origin?: Countries_Filter | null | undefined;
  cover?: Directus_Files_Filter | null | undefined;
  cover_color?: String_Filter_Operators | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  downloads?: Document_Downloads_Quantifier_Filter | null | undefined;
  downloads_func?: Count_Function_Filter_Operators | null | undefined;
  duration?: Number_Filter_Operators | null | undefined;
  editor?: String_Filter_Operators | null | undefined;
  has_narration?: Boolean_Filter_Operators | null | undefined;
  has_sign_language?: Boolean_Filter_Operators | null | undefined;
  has_subtitles?: Boolean_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  illustrator?: String_Filter_Operators | null | undefined;
  is_easy_to_read?: Boolean_Filter_Operators | null | undefined;
  license?: Options_Filter | null | undefined;
  original_url?: String_Filter_Operators | null | undefined;
  page_count?: Number_Filter_Operators | null | undefined;
  pages?: Document_Pages_Quantifier_Filter | null | undefined;
  pages_func?: Count_Function_Filter_Operators | null | undefined;
  popularity?: Number_Filter_Operators | null | undefined;
  publisher?: String_Filter_Operators | null | undefined;
  reading_age?: Options_Filter | null | undefined;
  sign_language?: Options_Filter | null | undefined;
  source_language?: Languages_Filter | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: Documents_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  type?: String_Filter_Operators | null | undefined;
  type_of_disabilities?: Documents_Disabilities_Quantifier_Filter | null | undefined;
  type_of_disabilities_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
  voice?: String_Filter_Operators | null | undefined;
};

export type Documents_Languages_Filter = {
  _and?: Array<Documents_Languages_Filter | null | undefined> | null | undefined;
  _or?: Array<Documents_Languages_Filter | null | undefined> | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Documents_Languages_Quantifier_Filter = {
  _and?: Array<Documents_Languages_Filter | null | undefined> | null | undefined;
  _none?: Documents_Languages_Filter | null | undefined;
  _or?: Array<Documents_Languages_Filter | null | undefined> | null | undefined;
  _some?: Documents_Languages_Filter | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Documents_Translations_Filter = {
  _and?: Array<Documents_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Documents_Translations_Filter | null | undefined> | null | undefined;
  cover_alt?: String_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  subtitle?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Documents_Translations_Quantifier_Filter = {
  _and?: Array<Documents_Translations_Filter | null | undefined> | null | undefined;
  _none?: Documents_Translations_Filter | null | undefined;
  _or?: Array<Documents_Translations_Filter | null | undefined> | null | undefined;
  _some?: Documents_Translations_Filter | null | undefined;
  cover_alt?: String_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  documents_id?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  subtitle?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Events_Filter = {
  _and?: Array<Events_Filter | null | undefined> | null | undefined;
  _or?: Array<Events_Filter | null | undefined> | null | undefined;
  category?: Categories_Filter | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  ends_at?: Date_Filter_Operators | null | undefined;
  ends_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  has_captions?: Boolean_Filter_Operators | null | undefined;
  has_interpreter?: Boolean_Filter_Operators | null | undefined;
  has_quiet_room?: Boolean_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_wheelchair_accessible?: Boolean_Filter_Operators | null | undefined;
  map_url?: String_Filter_Operators | null | undefined;
  online_url?: String_Filter_Operators | null | undefined;
  organizer?: String_Filter_Operators | null | undefined;
  starts_at?: Date_Filter_Operators | null | undefined;
  starts_at_func?: Datetime_Function_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  status_override?: String_Filter_Operators | null | undefined;
  translations?: Events_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type Events_Translations_Filter = {
  _and?: Array<Events_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Events_Translations_Filter | null | undefined> | null | undefined;
  access_note?: String_Filter_Operators | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  events_id?: Events_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  location_address?: String_Filter_Operators | null | undefined;
  location_name?: String_Filter_Operators | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Events_Translations_Quantifier_Filter = {
  _and?: Array<Events_Translations_Filter | null | undefined> | null | undefined;
  _none?: Events_Translations_Filter | null | undefined;
  _or?: Array<Events_Translations_Filter | null | undefined> | null | undefined;
  _some?: Events_Translations_Filter | null | undefined;
  access_note?: String_Filter_Operators | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  events_id?: Events_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  location_address?: String_Filter_Operators | null | undefined;
  location_name?: String_Filter_Operators | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Hash_Filter_Operators = {
  _empty?: boolean | null | undefined;
  _nempty?: boolean | null | undefined;
  _nnull?: boolean | null | undefined;
  _null?: boolean | null | undefined;
};

export type Id_Filter_Operators = {
  _contains?: string | number | null | undefined;
  _empty?: boolean | null | undefined;
  _ends_with?: string | number | null | undefined;
  _eq?: string | number | null | undefined;
  _icontains?: string | number | null | undefined;
  _iends_with?: string | number | null | undefined;
  _in?: Array<string | number | null | undefined> | null | undefined;
  _istarts_with?: string | number | null | undefined;
  _ncontains?: string | number | null | undefined;
  _nempty?: boolean | null | undefined;
  _nends_with?: string | number | null | undefined;
  _neq?: string | number | null | undefined;
  _niends_with?: string | number | null | undefined;
  _nin?: Array<string | number | null | undefined> | null | undefined;
  _nistarts_with?: string | number | null | undefined;
  _nnull?: boolean | null | undefined;
  _nstarts_with?: string | number | null | undefined;
  _null?: boolean | null | undefined;
  _starts_with?: string | number | null | undefined;
};

export type Languages_Filter = {
  _and?: Array<Languages_Filter | null | undefined> | null | undefined;
  _or?: Array<Languages_Filter | null | undefined> | null | undefined;
  code?: String_Filter_Operators | null | undefined;
  direction?: String_Filter_Operators | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Mental_Health_Posts_Audiences_Filter = {
  _and?: Array<Mental_Health_Posts_Audiences_Filter | null | undefined> | null | undefined;
  _or?: Array<Mental_Health_Posts_Audiences_Filter | null | undefined> | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  mental_health_posts_id?: Mental_Health_Posts_Filter | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Mental_Health_Posts_Audiences_Quantifier_Filter = {
  _and?: Array<Mental_Health_Posts_Audiences_Filter | null | undefined> | null | undefined;
  _none?: Mental_Health_Posts_Audiences_Filter | null | undefined;
  _or?: Array<Mental_Health_Posts_Audiences_Filter | null | undefined> | null | undefined;
  _some?: Mental_Health_Posts_Audiences_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  mental_health_posts_id?: Mental_Health_Posts_Filter | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Mental_Health_Posts_Filter = {
  _and?: Array<Mental_Health_Posts_Filter | null | undefined> | null | undefined;
  _or?: Array<Mental_Health_Posts_Filter | null | undefined> | null | undefined;
  author?: String_Filter_Operators | null | undefined;
  category?: Categories_Filter | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  reading_minutes?: Number_Filter_Operators | null | undefined;
  review_date?: Date_Filter_Operators | null | undefined;
  review_date_func?: Date_Function_Filter_Operators | null | undefined;
  reviewer?: String_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  target_audience?: Mental_Health_Posts_Audiences_Quantifier_Filter | null | undefined;
  target_audience_func?: Count_Function_Filter_Operators | null | undefined;
  translations?: Mental_Health_Posts_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type Mental_Health_Posts_Translations_Filter = {
  _and?: Array<Mental_Health_Posts_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Mental_Health_Posts_Translations_Filter | null | undefined> | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  mental_health_posts_id?: Mental_Health_Posts_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Mental_Health_Posts_Translations_Quantifier_Filter = {
  _and?: Array<Mental_Health_Posts_Translations_Filter | null | undefined> | null | undefined;
  _none?: Mental_Health_Posts_Translations_Filter | null | undefined;
  _or?: Array<Mental_Health_Posts_Translations_Filter | null | undefined> | null | undefined;
  _some?: Mental_Health_Posts_Translations_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  mental_health_posts_id?: Mental_Health_Posts_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type News_Filter = {
  _and?: Array<News_Filter | null | undefined> | null | undefined;
  _or?: Array<News_Filter | null | undefined> | null | undefined;
  author?: String_Filter_Operators | null | undefined;
  category?: Categories_Filter | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_pinned?: Boolean_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: News_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type News_Translations_Filter = {
  _and?: Array<News_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<News_Translations_Filter | null | undefined> | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  news_id?: News_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type News_Translations_Quantifier_Filter = {
  _and?: Array<News_Translations_Filter | null | undefined> | null | undefined;
  _none?: News_Translations_Filter | null | undefined;
  _or?: Array<News_Translations_Filter | null | undefined> | null | undefined;
  _some?: News_Translations_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  news_id?: News_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Number_Filter_Operators = {
  _between?: Array<string | number | null | undefined> | null | undefined;
  _eq?: string | number | null | undefined;
  _gt?: string | number | null | undefined;
  _gte?: string | number | null | undefined;
  _in?: Array<string | number | null | undefined> | null | undefined;
  _lt?: string | number | null | undefined;
  _lte?: string | number | null | undefined;
  _nbetween?: Array<string | number | null | undefined> | null | undefined;
  _neq?: string | number | null | undefined;
  _nin?: Array<string | number | null | undefined> | null | undefined;
  _nnull?: boolean | null | undefined;
  _null?: boolean | null | undefined;
};

export type Option_Groups_Filter = {
  _and?: Array<Option_Groups_Filter | null | undefined> | null | undefined;
  _or?: Array<Option_Groups_Filter | null | undefined> | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  key?: String_Filter_Operators | null | undefined;
  options?: Options_Quantifier_Filter | null | undefined;
  options_func?: Count_Function_Filter_Operators | null | undefined;
  translations?: Option_Groups_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Option_Groups_Translations_Filter = {
  _and?: Array<Option_Groups_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Option_Groups_Translations_Filter | null | undefined> | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  label?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  option_groups_id?: Option_Groups_Filter | null | undefined;
};

export type Option_Groups_Translations_Quantifier_Filter = {
  _and?: Array<Option_Groups_Translations_Filter | null | undefined> | null | undefined;
  _none?: Option_Groups_Translations_Filter | null | undefined;
  _or?: Array<Option_Groups_Translations_Filter | null | undefined> | null | undefined;
  _some?: Option_Groups_Translations_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  label?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  option_groups_id?: Option_Groups_Filter | null | undefined;
};

export type Options_Filter = {
  _and?: Array<Options_Filter | null | undefined> | null | undefined;
  _or?: Array<Options_Filter | null | undefined> | null | undefined;
  group?: Option_Groups_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  is_active?: Boolean_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  translations?: Options_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  value?: String_Filter_Operators | null | undefined;
};

export type Options_Quantifier_Filter = {
  _and?: Array<Options_Filter | null | undefined> | null | undefined;
  _none?: Options_Filter | null | undefined;
  _or?: Array<Options_Filter | null | undefined> | null | undefined;
  _some?: Options_Filter | null | undefined;
  group?: Option_Groups_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  is_active?: Boolean_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  translations?: Options_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  value?: String_Filter_Operators | null | undefined;
};

export type Options_Translations_Filter = {
  _and?: Array<Options_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Options_Translations_Filter | null | undefined> | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  label?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  options_id?: Options_Filter | null | undefined;
};

export type Options_Translations_Quantifier_Filter = {
  _and?: Array<Options_Translations_Filter | null | undefined> | null | undefined;
  _none?: Options_Translations_Filter | null | undefined;
  _or?: Array<Options_Translations_Filter | null | undefined> | null | undefined;
  _some?: Options_Translations_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  label?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  options_id?: Options_Filter | null | undefined;
};

export type Playlist_Items_Filter = {
  _and?: Array<Playlist_Items_Filter | null | undefined> | null | undefined;
  _or?: Array<Playlist_Items_Filter | null | undefined> | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  note?: String_Filter_Operators | null | undefined;
  playlist?: Playlists_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Playlist_Items_Quantifier_Filter = {
  _and?: Array<Playlist_Items_Filter | null | undefined> | null | undefined;
  _none?: Playlist_Items_Filter | null | undefined;
  _or?: Array<Playlist_Items_Filter | null | undefined> | null | undefined;
  _some?: Playlist_Items_Filter | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  note?: String_Filter_Operators | null | undefined;
  playlist?: Playlists_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Playlists_Filter = {
  _and?: Array<Playlists_Filter | null | undefined> | null | undefined;
  _or?: Array<Playlists_Filter | null | undefined> | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  items?: Playlist_Items_Quantifier_Filter | null | undefined;
  items_func?: Count_Function_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  user?: Directus_Users_Filter | null | undefined;
};

export type Playlists_Quantifier_Filter = {
  _and?: Array<Playlists_Filter | null | undefined> | null | undefined;
  _none?: Playlists_Filter | null | undefined;
  _or?: Array<Playlists_Filter | null | undefined> | null | undefined;
  _some?: Playlists_Filter | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  items?: Playlist_Items_Quantifier_Filter | null | undefined;
  items_func?: Count_Function_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  user?: Directus_Users_Filter | null | undefined;
};

export type String_Filter_Operators = {
  _contains?: string | null | undefined;
  _empty?: boolean | null | undefined;
  _ends_with?: string | null | undefined;
  _eq?: string | null | undefined;
  _icontains?: string | null | undefined;
  _iends_with?: string | null | undefined;
  _in?: Array<string | null | undefined> | null | undefined;
  _istarts_with?: string | null | undefined;
  _ncontains?: string | null | undefined;
  _nempty?: boolean | null | undefined;
  _nends_with?: string | null | undefined;
  _neq?: string | null | undefined;
  _niends_with?: string | null | undefined;
  _nin?: Array<string | null | undefined> | null | undefined;
  _nistarts_with?: string | null | undefined;
  _nnull?: boolean | null | undefined;
  _nstarts_with?: string | null | undefined;
  _null?: boolean | null | undefined;
  _starts_with?: string | null | undefined;
};

export type Users_Disabilities_Filter = {
  _and?: Array<Users_Disabilities_Filter | null | undefined> | null | undefined;
  _or?: Array<Users_Disabilities_Filter | null | undefined> | null | undefined;
  directus_users_id?: Directus_Users_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Users_Disabilities_Quantifier_Filter = {
  _and?: Array<Users_Disabilities_Filter | null | undefined> | null | undefined;
  _none?: Users_Disabilities_Filter | null | undefined;
  _or?: Array<Users_Disabilities_Filter | null | undefined> | null | undefined;
  _some?: Users_Disabilities_Filter | null | undefined;
  directus_users_id?: Directus_Users_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type ChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChoicesQuery = { option_groups: Array<{ key: string, options: Array<{ id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }> }>, countries: Array<{ id: string, iso2: string, country_code: string, translations: Array<{ name: string, languages_code: { code: string } | null }> }> };

export type SiteConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteConfigQuery = { languages: Array<{ code: string, name: string, direction: string }>, app_configs: { id: string, embed_hosts: unknown, logo: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, share_image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, start_image_kid: { id: string, width: number | null, height: number | null, modified_on: string | null, description: string | null } | null, start_image_adult: { id: string, width: number | null, height: number | null, modified_on: string | null, description: string | null } | null, translations: Array<{ brand_name: string, brand_tagline: string | null, brand_description: string | null, header_menu: unknown, footer_contact_title: string | null, address_label: string | null, address_text: string | null, address_map: string | null, phone: string | null, fax: string | null, email: string | null, office_hours: string | null, foundation_title: string | null, foundation_menu: unknown, follow_us_title: string | null, social_links: unknown, footer_menu: unknown, copyright: string | null, donate_text: string | null, donate_url: string | null, emergency_title: string | null, emergency_text: string | null, emergency_contacts: unknown, languages_code: { code: string } | null }> } | null };

export type AboutArticleCardFragment = { id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type AboutArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type AboutArticlesQuery = { about_articles: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }> };

export type AboutArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type AboutArticleQuery = { about_articles: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, image_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null }> };

export type DocumentCardFragment = { id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> };

export type OptionLabelFragment = { id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> };

export type DocumentsListQueryVariables = Exact<{
  filter?: Documents_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type DocumentsListQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> }> };

export type DocumentsBeyondQueryVariables = Exact<{
  filter?: Documents_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  offset?: number | null | undefined;
}>;


export type DocumentsBeyondQuery = { documents: Array<{ id: string }> };

export type DocumentsCountQueryVariables = Exact<{
  filter?: Documents_Filter | null | undefined;
}>;


export type DocumentsCountQuery = { documents_aggregated: Array<{ count: { id: number | null } | null }> };

export type DocumentLabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentLabelsQuery = { languages: Array<{ code: string, name: string }>, categories: Array<{ id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> }>, reading_ages: Array<{ id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }>, disabilities: Array<{ id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }>, licenses: Array<{ id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }>, sign_languages: Array<{ id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }> };

export type DocumentCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentCountriesQuery = { countries: Array<{ id: string, iso2: string, translations: Array<{ name: string, languages_code: { code: string } | null }> }> };

export type DocumentDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type DocumentDetailQuery = { documents: Array<{ date_updated: string | null, voice: string | null, author: string | null, publisher: string | null, illustrator: string | null, editor: string | null, contributor: string | null, original_url: string | null, id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, categories: Array<{ categories_id: { id: string } | null }>, type_of_disabilities: Array<{ options_id: { id: string } | null }>, source_language: { code: string } | null, sign_language: { id: string } | null, license: { id: string } | null, country_of_origin: { id: string } | null, downloads: Array<{ id: string, format: string, filesize: number | null, languages_code: { code: string } | null, file: { id: string, filename_download: string, filesize: string | null, type: string | null, modified_on: string | null } | null }>, pages: Array<{ number: number, background_color: string | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ chapter_title: string | null, languages_code: { code: string } | null }> }>, translations: Array<{ title: string, slug: string, subtitle: string | null, description: string | null, cover_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, cover: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }> }> };

export type DocumentsFeedQueryVariables = Exact<{
  limit: number;
}>;


export type DocumentsFeedQuery = { documents: Array<{ id: string, author: string | null, date_published: string | null, date_created: string | null, translations: Array<{ title: string, slug: string, subtitle: string | null, seo_description: string | null, languages_code: { code: string } | null }> }> };

export type EventCardFragment = { id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type EventListQueryVariables = Exact<{
  filter?: Events_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type EventListQuery = { events: Array<{ id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, events_aggregated: Array<{ count: { id: number | null } | null }> };

export type EventChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventChoicesQuery = { categories: Array<{ id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> }>, times: Array<{ starts_at: string, ends_at: string }> };

export type EventDetailFragment = { map_url: string | null, organizer: string | null, id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, location_name: string | null, location_address: string | null, access_note: string | null, image_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null };

export type EventDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type EventDetailQuery = { events: Array<{ map_url: string | null, organizer: string | null, id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, location_name: string | null, location_address: string | null, access_note: string | null, image_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null }> };

export type EventCalendarQueryVariables = Exact<{
  limit: number;
}>;


export type EventCalendarQuery = { events: Array<{ map_url: string | null, organizer: string | null, id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, location_name: string | null, location_address: string | null, access_note: string | null, image_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null }> };

export type HelpSectionFragment = { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> };

export type HelpArticleLinkFragment = { id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string } | null, translations: Array<{ title: string, slug: string, summary: string | null, languages_code: { code: string } | null }> };

export type HelpCenterQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpCenterQuery = { help_sections: Array<{ id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> }>, help_articles: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string } | null, translations: Array<{ title: string, slug: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type HelpArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type HelpArticleQuery = { help_articles: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }> }> };

export type CategoryTileFragment = { id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { app_configs: { home_categories: Array<{ categories_id: { id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null }>, home_index_document_categories: Array<{ categories_id: { id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null }>, home_popular: Array<{ documents_id: { id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> } | null }>, home_news: Array<{ news_id: { id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, color: string | null, translations: Array<{ name: string, slug: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> } | null }>, home_mental_health: Array<{ mental_health_posts_id: { id: string, author: string | null, reviewer: string | null, review_date: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> } | null }>, home_events: Array<{ events_id: { id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }> } | null }> } | null };

export type HomeShelvesQueryVariables = Exact<{
  category: string | number;
  limit: number;
}>;


export type HomeShelvesQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> }> };

export type MentalHealthCategoryFragment = { id: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> };

export type MentalHealthCardFragment = { id: string, author: string | null, reviewer: string | null, review_date: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type MentalHealthAudienceFragment = { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> };

export type MentalHealthListQueryVariables = Exact<{
  filter?: Mental_Health_Posts_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MentalHealthListQuery = { mental_health_posts: Array<{ id: string, author: string | null, reviewer: string | null, review_date: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, mental_health_posts_aggregated: Array<{ count: { id: number | null } | null }> };

export type MentalHealthChoicesQueryVariables = Exact<{
  within?: Mental_Health_Posts_Filter | null | undefined;
}>;


export type MentalHealthChoicesQuery = { categories: Array<{ id: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> }>, options: Array<{ value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }>, authors: Array<{ group: unknown }> };

export type MentalHealthDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type MentalHealthDetailQuery = { mental_health_posts: Array<{ id: string, author: string | null, reviewer: string | null, review_date: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, image_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, category: { id: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null }> };

export type NewsCardFragment = { id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, color: string | null, translations: Array<{ name: string, slug: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type NewsListQueryVariables = Exact<{
  filter?: News_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type NewsListQuery = { news: Array<{ id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, color: string | null, translations: Array<{ name: string, slug: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, news_aggregated: Array<{ count: { id: number | null } | null }>, categories: Array<{ id: string, color: string | null, translations: Array<{ name: string, slug: string, languages_code: { code: string } | null }> }> };

export type NewsDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsDetailQuery = { news: Array<{ id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, image_alt: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }>, category: { id: string, color: string | null, translations: Array<{ name: string, slug: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null }> };

export type StaticPageQueryVariables = Exact<{
  slug: string;
}>;


export type StaticPageQuery = { pages: Array<{ id: string, date_updated: string | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }> }> };

export type PreparedDocumentQueryVariables = Exact<{
  id: string | number;
}>;


export type PreparedDocumentQuery = { items: Array<{ id: string, translations: Array<{ title: string, slug: string, languages_code: { code: string } | null }> }> };

export type ReaderBookQueryVariables = Exact<{
  id: string | number;
}>;


export type ReaderBookQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, voice: string | null, categories: Array<{ categories_id: { id: string } | null }>, sign_language: { id: string } | null, translations: Array<{ title: string, slug: string, languages_code: { code: string } | null }>, pages: Array<{ number: number, background_color: string | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ chapter_title: string | null, text: string | null, image_description: string | null, narration_duration: number | null, narration_cues: string | null, sign_duration: number | null, sign_captions: string | null, languages_code: { code: string } | null, narration: { id: string, modified_on: string | null } | null, sign_video: { id: string, modified_on: string | null, width: number | null, height: number | null } | null }> }> }> };

export type SitemapNewsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapNewsQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, title: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type SitemapPagesQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapPagesQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, title: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type SitemapEventsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapEventsQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, title: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type SitemapMentalHealthQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapMentalHealthQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, title: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type SitemapHelpCenterQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapHelpCenterQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, title: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type SitemapAboutUsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapAboutUsQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, title: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type SitemapMentalHealthCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapMentalHealthCategoriesQuery = { categories: Array<{ translations: Array<{ slug: string, languages_code: { code: string } | null }> }> };

export type SitemapDocumentsQueryVariables = Exact<{
  after: string | number;
  upTo: string | number;
  limit: number;
}>;


export type SitemapDocumentsQuery = { items: Array<{ id: string, date_updated: string | null, date_published: string | null, translations: Array<{ slug: string, languages_code: { code: string } | null }> }> };

export type SitemapDocumentsLastQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapDocumentsLastQuery = { documents: Array<{ id: string }> };

export const AboutArticleCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"about_articles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<AboutArticleCardFragment, unknown>;
export const DocumentCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<DocumentCardFragment, unknown>;
export const OptionLabelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<OptionLabelFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const EventDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"map_url"}},{"kind":"Field","name":{"kind":"Name","value":"organizer"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"location_address"}},{"kind":"Field","name":{"kind":"Name","value":"access_note"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<EventDetailFragment, unknown>;
export const HelpSectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_sections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<HelpSectionFragment, unknown>;
export const HelpArticleLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_articles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<HelpArticleLinkFragment, unknown>;
export const CategoryTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<CategoryTileFragment, unknown>;
export const MentalHealthCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<MentalHealthCategoryFragment, unknown>;
export const MentalHealthAudienceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<MentalHealthAudienceFragment, unknown>;
export const MentalHealthCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_posts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"review_date"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<MentalHealthCardFragment, unknown>;
export const NewsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<NewsCardFragment, unknown>;
export const ChoicesDocument = {"__meta__":{"hash":"sha256:310777a3f8ba86e2732a6cae1467a872040b3e827aba511e9a3b2e20335eccc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"400"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iso2"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChoicesQuery, ChoicesQueryVariables>;
export const SiteConfigDocument = {"__meta__":{"hash":"sha256:865447861e9c172ca171bf36953c32f7a6b93611b816c7b6587c69db0bc1d9a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"app_configs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"embed_hosts"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"share_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"start_image_kid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"start_image_adult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"brand_tagline"}},{"kind":"Field","name":{"kind":"Name","value":"brand_description"}},{"kind":"Field","name":{"kind":"Name","value":"header_menu"}},{"kind":"Field","name":{"kind":"Name","value":"footer_contact_title"}},{"kind":"Field","name":{"kind":"Name","value":"address_label"}},{"kind":"Field","name":{"kind":"Name","value":"address_text"}},{"kind":"Field","name":{"kind":"Name","value":"address_map"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"office_hours"}},{"kind":"Field","name":{"kind":"Name","value":"foundation_title"}},{"kind":"Field","name":{"kind":"Name","value":"foundation_menu"}},{"kind":"Field","name":{"kind":"Name","value":"follow_us_title"}},{"kind":"Field","name":{"kind":"Name","value":"social_links"}},{"kind":"Field","name":{"kind":"Name","value":"footer_menu"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"donate_text"}},{"kind":"Field","name":{"kind":"Name","value":"donate_url"}},{"kind":"Field","name":{"kind":"Name","value":"emergency_title"}},{"kind":"Field","name":{"kind":"Name","value":"emergency_text"}},{"kind":"Field","name":{"kind":"Name","value":"emergency_contacts"}}]}}]}}]}}]} as unknown as DocumentNode<SiteConfigQuery, SiteConfigQueryVariables>;
export const AboutArticlesDocument = {"__meta__":{"hash":"sha256:c5193fe238cae8a5163837dbb9a2e65e54976f798764a5debe06733e14deb64c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about_articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"about_articles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<AboutArticlesQuery, AboutArticlesQueryVariables>;
export const AboutArticleDocument = {"__meta__":{"hash":"sha256:0fa8a978f7abeafda1a45a81aeac883492bf8b6a8942a67400c5e6852e3f23ed"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"about_articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutArticleCard"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"about_articles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<AboutArticleQuery, AboutArticleQueryVariables>;
export const DocumentsListDocument = {"__meta__":{"hash":"sha256:90f4e3ab43a072aaed695b6c67e318d08e983cd74d4534b1d5333e91138251d2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"documents_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<DocumentsListQuery, DocumentsListQueryVariables>;
export const DocumentsBeyondDocument = {"__meta__":{"hash":"sha256:64cd0230504bdb60f17d60f8782149270fde1e4838e3e0f2cf83dfb971656996"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsBeyond"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"documents_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DocumentsBeyondQuery, DocumentsBeyondQueryVariables>;
export const DocumentsCountDocument = {"__meta__":{"hash":"sha256:99d3b98708b06422a21d0f9e2f8f22449e9e78a3756fa66e38e1149db1bd94e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"documents_filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentsCountQuery, DocumentsCountQueryVariables>;
export const DocumentLabelsDocument = {"__meta__":{"hash":"sha256:63173ef0614a891fb1c68b412ae626fe0ff55618d267ce0cea40eb1971af4717"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentLabels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"document","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTile"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"reading_ages"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"reading_age","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"disabilities"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"type_of_disabilities","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"licenses"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"license","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"sign_languages"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"sign_language","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<DocumentLabelsQuery, DocumentLabelsQueryVariables>;
export const DocumentCountriesDocument = {"__meta__":{"hash":"sha256:6e366f620980c6601537eacc3518616db07a056f471b95222ec8e2043f605f43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iso2"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentCountriesQuery, DocumentCountriesQueryVariables>;
export const DocumentDetailDocument = {"__meta__":{"hash":"sha256:643ab741e56cc4db56459cb258f4a65ea486759e7f1ca8cc92115dd17b2e2f88"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"illustrator"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}},{"kind":"Field","name":{"kind":"Name","value":"contributor"}},{"kind":"Field","name":{"kind":"Name","value":"original_url"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"type_of_disabilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source_language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country_of_origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"format","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename_download"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"number","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"background_color"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapter_title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<DocumentDetailQuery, DocumentDetailQueryVariables>;
export const DocumentsFeedDocument = {"__meta__":{"hash":"sha256:dbef0fd454189526582ea112c604753d2bcaa8e734894b1273e97550d7c86401"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-date_published","block":false},{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentsFeedQuery, DocumentsFeedQueryVariables>;
export const EventListDocument = {"__meta__":{"hash":"sha256:49063f1bb63793ed0971e60bcc36f874d96c7353a06c9caf0fadfe009ed2eb65"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"events_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<EventListQuery, EventListQueryVariables>;
export const EventChoicesDocument = {"__meta__":{"hash":"sha256:2fbfaffd9ca959f280e6976d941d715824f82d91b14d902d31951a8746217b2a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"event","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"times"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-starts_at","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}}]}}]}}]} as unknown as DocumentNode<EventChoicesQuery, EventChoicesQueryVariables>;
export const EventDetailDocument = {"__meta__":{"hash":"sha256:ddbcc69c50961fb5cc0a2e2989f60d596cb1a9bccf247b4f906e5a2d9d16147e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"map_url"}},{"kind":"Field","name":{"kind":"Name","value":"organizer"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"location_address"}},{"kind":"Field","name":{"kind":"Name","value":"access_note"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]} as unknown as DocumentNode<EventDetailQuery, EventDetailQueryVariables>;
export const EventCalendarDocument = {"__meta__":{"hash":"sha256:de4c252bb3f5c2350db7602dab59f4c2b61d50da888464d251c3827059eca57a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-starts_at","block":false},{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"map_url"}},{"kind":"Field","name":{"kind":"Name","value":"organizer"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"location_address"}},{"kind":"Field","name":{"kind":"Name","value":"access_note"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]} as unknown as DocumentNode<EventCalendarQuery, EventCalendarQueryVariables>;
export const HelpCenterDocument = {"__meta__":{"hash":"sha256:f49a7adf55f229eb87ae3f2885f7436ee2f7769aa87ad3d284c3410d6e0781a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"help_sections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"help_articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpArticleLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_sections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_articles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<HelpCenterQuery, HelpCenterQueryVariables>;
export const HelpArticleDocument = {"__meta__":{"hash":"sha256:4950aeafaccffdbfb2c16c6b8c711fd77e595ecd9d8fdc6bf2e011f62bdc36d1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"help_articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpArticleLink"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_articles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_sections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<HelpArticleQuery, HelpArticleQueryVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:5a3715c6ffc6bfd2399531e3e2f00dd4686dc1a3d74690b4a4442e0869e20675"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app_configs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home_categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_index_document_categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_popular"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_mental_health"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mental_health_posts_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_posts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"review_date"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const HomeShelvesDocument = {"__meta__":{"hash":"sha256:291dbde299289e8b2c3553e6579e91f69fc579ff15e6b4b71f7ec1c2690aacd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeShelves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categories"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categories_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}]}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-popularity","block":false},{"kind":"StringValue","value":"-date_published","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<HomeShelvesQuery, HomeShelvesQueryVariables>;
export const MentalHealthListDocument = {"__meta__":{"hash":"sha256:18fe765ab67ab41943262188f469c06e08fa8cb1f8310faffd400a87b902417b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_posts_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mental_health_posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mental_health_posts_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_posts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"review_date"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<MentalHealthListQuery, MentalHealthListQueryVariables>;
export const MentalHealthChoicesDocument = {"__meta__":{"hash":"sha256:e23b09f28e762636f4da26cea0084fb2ce6976f17bc64ebeb158d2cf9a7c826f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"within"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_posts_filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"mental_health","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"target_audience","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"authors"},"name":{"kind":"Name","value":"mental_health_posts_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"within"}}},{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"author","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<MentalHealthChoicesQuery, MentalHealthChoicesQueryVariables>;
export const MentalHealthDetailDocument = {"__meta__":{"hash":"sha256:1912307b93fc88a4d14bfaf13befe62326d9ef0cb0301237c14ba12452d1eeb0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mental_health_posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCard"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_posts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"review_date"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<MentalHealthDetailQuery, MentalHealthDetailQueryVariables>;
export const NewsListDocument = {"__meta__":{"hash":"sha256:4f9d7bb207c1fb39e6a08aa4495e14101a18ebf2fd372c6e5b8d2e2cff16db04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"news_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"news_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"news","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<NewsListQuery, NewsListQueryVariables>;
export const NewsDetailDocument = {"__meta__":{"hash":"sha256:e28ea41e994115ad23e0c84591e89382582e34e69f254ef2dda188685c32ed25"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<NewsDetailQuery, NewsDetailQueryVariables>;
export const StaticPageDocument = {"__meta__":{"hash":"sha256:e926f24e9b49cf865e239423da3b6eddf888ac82c4a0858621e7c5e6a2b4d0cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaticPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"translations"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}}]} as unknown as DocumentNode<StaticPageQuery, StaticPageQueryVariables>;
export const PreparedDocumentDocument = {"__meta__":{"hash":"sha256:98e0543dbc767ae4f7ff74d5809967e902eea45fa48816744929f8e2541bbf81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreparedDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<PreparedDocumentQuery, PreparedDocumentQueryVariables>;
export const ReaderBookDocument = {"__meta__":{"hash":"sha256:188e5da675a66d993d91bf49fd98eb6277af7189d7b23bb09356b3bf6f74880c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReaderBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"number","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"background_color"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapter_title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"image_description"}},{"kind":"Field","name":{"kind":"Name","value":"narration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"narration_duration"}},{"kind":"Field","name":{"kind":"Name","value":"narration_cues"}},{"kind":"Field","name":{"kind":"Name","value":"sign_video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_duration"}},{"kind":"Field","name":{"kind":"Name","value":"sign_captions"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReaderBookQuery, ReaderBookQueryVariables>;
export const SitemapNewsDocument = {"__meta__":{"hash":"sha256:a5f042710eb8191eb8caa0f1765f7c2c59d246ed0bf3fc9493ba50b48624c328"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapNewsQuery, SitemapNewsQueryVariables>;
export const SitemapPagesDocument = {"__meta__":{"hash":"sha256:ec8a73fa20db66637421f0afa94f94cb952d0f3301c72ba53b85575d47310b1a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapPages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapPagesQuery, SitemapPagesQueryVariables>;
export const SitemapEventsDocument = {"__meta__":{"hash":"sha256:88d9a74021fc430d3d9e7bbae0943a3f47b8792d226d181036764afe13078ebe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapEventsQuery, SitemapEventsQueryVariables>;
export const SitemapMentalHealthDocument = {"__meta__":{"hash":"sha256:cc187dcabf2c102a3bfa827cba74a7c6b195abbebe604c8d0851c3f6bedf2754"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapMentalHealth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"mental_health_posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapMentalHealthQuery, SitemapMentalHealthQueryVariables>;
export const SitemapHelpCenterDocument = {"__meta__":{"hash":"sha256:6607d44a66386ee4a34475e03315b8584fba8d90158afef8aa8662e723c227d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapHelpCenter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"help_articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapHelpCenterQuery, SitemapHelpCenterQueryVariables>;
export const SitemapAboutUsDocument = {"__meta__":{"hash":"sha256:fc124bfbf7fa8f196d49f99d7de9285c67c1e5671d7a14c9cff0fdd500f1c975"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapAboutUs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"about_articles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapAboutUsQuery, SitemapAboutUsQueryVariables>;
export const SitemapMentalHealthCategoriesDocument = {"__meta__":{"hash":"sha256:4c2c678bb2a1b50d2f5c07b20157a62dc335ecbebd687947734f2aa3b9165eec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapMentalHealthCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"mental_health","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapMentalHealthCategoriesQuery, SitemapMentalHealthCategoriesQueryVariables>;
export const SitemapDocumentsDocument = {"__meta__":{"hash":"sha256:15ac6fede299939d5d04a13c007faa613b3d1b0e8a4d6240c9af128f968abd59"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_gt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"_lte"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapDocumentsQuery, SitemapDocumentsQueryVariables>;
export const SitemapDocumentsLastDocument = {"__meta__":{"hash":"sha256:21169e5285d17aeea4aa9e0f4411e2060bbc4524fcb8ea7e1cf43c2602e18ad7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapDocumentsLast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SitemapDocumentsLastQuery, SitemapDocumentsLastQueryVariables>;