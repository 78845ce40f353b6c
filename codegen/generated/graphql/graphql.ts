// Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type About_Us_Filter = {
  _and?: Array<About_Us_Filter | null | undefined> | null | undefined;
  _or?: Array<About_Us_Filter | null | undefined> | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: About_Us_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type About_Us_Translations_Filter = {
  _and?: Array<About_Us_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<About_Us_Translations_Filter | null | undefined> | null | undefined;
  about_us_id?: About_Us_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type About_Us_Translations_Quantifier_Filter = {
  _and?: Array<About_Us_Translations_Filter | null | undefined> | null | undefined;
  _none?: About_Us_Translations_Filter | null | undefined;
  _or?: Array<About_Us_Translations_Filter | null | undefined> | null | undefined;
  _some?: About_Us_Translations_Filter | null | undefined;
  about_us_id?: About_Us_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

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
  blurred_colors?: String_Filter_Operators | null | undefined;
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
  is_decorative?: Boolean_Filter_Operators | null | undefined;
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

export type Document_Activities_Filter = {
  _and?: Array<Document_Activities_Filter | null | undefined> | null | undefined;
  _or?: Array<Document_Activities_Filter | null | undefined> | null | undefined;
  areas?: String_Filter_Operators | null | undefined;
  areas_func?: Count_Function_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  kind?: String_Filter_Operators | null | undefined;
  page_number?: Number_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  translations?: Document_Activities_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Document_Activities_Quantifier_Filter = {
  _and?: Array<Document_Activities_Filter | null | undefined> | null | undefined;
  _none?: Document_Activities_Filter | null | undefined;
  _or?: Array<Document_Activities_Filter | null | undefined> | null | undefined;
  _some?: Document_Activities_Filter | null | undefined;
  areas?: String_Filter_Operators | null | undefined;
  areas_func?: Count_Function_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  kind?: String_Filter_Operators | null | undefined;
  page_number?: Number_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  translations?: Document_Activities_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Document_Activities_Translations_Filter = {
  _and?: Array<Document_Activities_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Document_Activities_Translations_Filter | null | undefined> | null | undefined;
  choices?: String_Filter_Operators | null | undefined;
  choices_func?: Count_Function_Filter_Operators | null | undefined;
  document_activities_id?: Document_Activities_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  question?: String_Filter_Operators | null | undefined;
};

export type Document_Activities_Translations_Quantifier_Filter = {
  _and?: Array<Document_Activities_Translations_Filter | null | undefined> | null | undefined;
  _none?: Document_Activities_Translations_Filter | null | undefined;
  _or?: Array<Document_Activities_Translations_Filter | null | undefined> | null | undefined;
  _some?: Document_Activities_Translations_Filter | null | undefined;
  choices?: String_Filter_Operators | null | undefined;
  choices_func?: Count_Function_Filter_Operators | null | undefined;
  document_activities_id?: Document_Activities_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  question?: String_Filter_Operators | null | undefined;
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
  easy_text?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_description?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  narration?: Directus_Files_Filter | null | undefined;
  narration_cues?: String_Filter_Operators | null | undefined;
  narration_duration?: Number_Filter_Operators | null | undefined;
  sign_captions?: String_Filter_Operators | null | undefined;
  sign_duration?: Number_Filter_Operators | null | undefined;
  sign_video?: Directus_Files_Filter | null | undefined;
  sign_video_small?: Directus_Files_Filter | null | undefined;
  text?: String_Filter_Operators | null | undefined;
};

export type Document_Pages_Translations_Quantifier_Filter = {
  _and?: Array<Document_Pages_Translations_Filter | null | undefined> | null | undefined;
  _none?: Document_Pages_Translations_Filter | null | undefined;
  _or?: Array<Document_Pages_Translations_Filter | null | undefined> | null | undefined;
  _some?: Document_Pages_Translations_Filter | null | undefined;
  chapter_title?: String_Filter_Operators | null | undefined;
  document_pages_id?: Document_Pages_Filter | null | undefined;
  easy_text?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_description?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  narration?: Directus_Files_Filter | null | undefined;
  narration_cues?: String_Filter_Operators | null | undefined;
  narration_duration?: Number_Filter_Operators | null | undefined;
  sign_captions?: String_Filter_Operators | null | undefined;
  sign_duration?: Number_Filter_Operators | null | undefined;
  sign_video?: Directus_Files_Filter | null | undefined;
  sign_video_small?: Directus_Files_Filter | null | undefined;
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
  activities?: Document_Activities_Quantifier_Filter | null | undefined;
  activities_func?: Count_Function_Filter_Operators | null | undefined;
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
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
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
  has_order_activity?: Boolean_Filter_Operators | null | undefined;
  has_sign_language?: Boolean_Filter_Operators | null | undefined;
  has_signer_consent?: Boolean_Filter_Operators | null | undefined;
  has_subtitles?: Boolean_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  illustrator?: String_Filter_Operators | null | undefined;
  is_easy_to_read?: Boolean_Filter_Operators | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
  license?: Options_Filter | null | undefined;
  original_url?: String_Filter_Operators | null | undefined;
  page_count?: Number_Filter_Operators | null | undefined;
  pages?: Document_Pages_Quantifier_Filter | null | undefined;
  pages_func?: Count_Function_Filter_Operators | null | undefined;
  popularity?: Number_Filter_Operators | null | undefined;
  publisher?: String_Filter_Operators | null | undefined;
  reading_age?: Options_Filter | null | undefined;
  sign_language?: Options_Filter | null | undefined;
  signer?: String_Filter_Operators | null | undefined;
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
  publisher?: String_Filter_Operators | null | undefined;
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
  publisher?: String_Filter_Operators | null | undefined;
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
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
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
  has_registration?: Boolean_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
  is_wheelchair_accessible?: Boolean_Filter_Operators | null | undefined;
  map_url?: String_Filter_Operators | null | undefined;
  online_url?: String_Filter_Operators | null | undefined;
  organizer?: String_Filter_Operators | null | undefined;
  places?: Number_Filter_Operators | null | undefined;
  recording_url?: String_Filter_Operators | null | undefined;
  registration_deadline?: Date_Filter_Operators | null | undefined;
  registration_deadline_func?: Datetime_Function_Filter_Operators | null | undefined;
  report_url?: String_Filter_Operators | null | undefined;
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
  map_image?: Directus_Files_Filter | null | undefined;
  map_note?: String_Filter_Operators | null | undefined;
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
  map_image?: Directus_Files_Filter | null | undefined;
  map_note?: String_Filter_Operators | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Favorites_Filter = {
  _and?: Array<Favorites_Filter | null | undefined> | null | undefined;
  _or?: Array<Favorites_Filter | null | undefined> | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  event?: Events_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  lesson_plan?: Lesson_Plans_Filter | null | undefined;
  mental_health?: Mental_Health_Filter | null | undefined;
  news?: News_Filter | null | undefined;
  user?: Directus_Users_Filter | null | undefined;
};

export type Hash_Filter_Operators = {
  _empty?: boolean | null | undefined;
  _nempty?: boolean | null | undefined;
  _nnull?: boolean | null | undefined;
  _null?: boolean | null | undefined;
};

export type Help_Center_Filter = {
  _and?: Array<Help_Center_Filter | null | undefined> | null | undefined;
  _or?: Array<Help_Center_Filter | null | undefined> | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
  section?: Help_Center_Sections_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: Help_Center_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type Help_Center_Sections_Filter = {
  _and?: Array<Help_Center_Sections_Filter | null | undefined> | null | undefined;
  _or?: Array<Help_Center_Sections_Filter | null | undefined> | null | undefined;
  icon?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: Help_Center_Sections_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
};

export type Help_Center_Sections_Translations_Filter = {
  _and?: Array<Help_Center_Sections_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Help_Center_Sections_Translations_Filter | null | undefined> | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  help_center_sections_id?: Help_Center_Sections_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
};

export type Help_Center_Sections_Translations_Quantifier_Filter = {
  _and?: Array<Help_Center_Sections_Translations_Filter | null | undefined> | null | undefined;
  _none?: Help_Center_Sections_Translations_Filter | null | undefined;
  _or?: Array<Help_Center_Sections_Translations_Filter | null | undefined> | null | undefined;
  _some?: Help_Center_Sections_Translations_Filter | null | undefined;
  description?: String_Filter_Operators | null | undefined;
  help_center_sections_id?: Help_Center_Sections_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  name?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
};

export type Help_Center_Translations_Filter = {
  _and?: Array<Help_Center_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Help_Center_Translations_Filter | null | undefined> | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  help_center_id?: Help_Center_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Help_Center_Translations_Quantifier_Filter = {
  _and?: Array<Help_Center_Translations_Filter | null | undefined> | null | undefined;
  _none?: Help_Center_Translations_Filter | null | undefined;
  _or?: Array<Help_Center_Translations_Filter | null | undefined> | null | undefined;
  _some?: Help_Center_Translations_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  help_center_id?: Help_Center_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
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

export type Lesson_Plans_Filter = {
  _and?: Array<Lesson_Plans_Filter | null | undefined> | null | undefined;
  _or?: Array<Lesson_Plans_Filter | null | undefined> | null | undefined;
  author?: String_Filter_Operators | null | undefined;
  category?: Categories_Filter | null | undefined;
  class_level?: Options_Filter | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
  minutes?: Number_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  translations?: Lesson_Plans_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type Lesson_Plans_Translations_Filter = {
  _and?: Array<Lesson_Plans_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Lesson_Plans_Translations_Filter | null | undefined> | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  lesson_plans_id?: Lesson_Plans_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  worksheet?: Directus_Files_Filter | null | undefined;
};

export type Lesson_Plans_Translations_Quantifier_Filter = {
  _and?: Array<Lesson_Plans_Translations_Filter | null | undefined> | null | undefined;
  _none?: Lesson_Plans_Translations_Filter | null | undefined;
  _or?: Array<Lesson_Plans_Translations_Filter | null | undefined> | null | undefined;
  _some?: Lesson_Plans_Translations_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  lesson_plans_id?: Lesson_Plans_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
  worksheet?: Directus_Files_Filter | null | undefined;
};

export type Mental_Health_Audiences_Filter = {
  _and?: Array<Mental_Health_Audiences_Filter | null | undefined> | null | undefined;
  _or?: Array<Mental_Health_Audiences_Filter | null | undefined> | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  mental_health_id?: Mental_Health_Filter | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Mental_Health_Audiences_Quantifier_Filter = {
  _and?: Array<Mental_Health_Audiences_Filter | null | undefined> | null | undefined;
  _none?: Mental_Health_Audiences_Filter | null | undefined;
  _or?: Array<Mental_Health_Audiences_Filter | null | undefined> | null | undefined;
  _some?: Mental_Health_Audiences_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  mental_health_id?: Mental_Health_Filter | null | undefined;
  options_id?: Options_Filter | null | undefined;
  sort?: Number_Filter_Operators | null | undefined;
};

export type Mental_Health_Filter = {
  _and?: Array<Mental_Health_Filter | null | undefined> | null | undefined;
  _or?: Array<Mental_Health_Filter | null | undefined> | null | undefined;
  author?: String_Filter_Operators | null | undefined;
  category?: Categories_Filter | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
  reading_minutes?: Number_Filter_Operators | null | undefined;
  review_date?: Date_Filter_Operators | null | undefined;
  review_date_func?: Date_Function_Filter_Operators | null | undefined;
  reviewer?: String_Filter_Operators | null | undefined;
  status?: String_Filter_Operators | null | undefined;
  target_audience?: Mental_Health_Audiences_Quantifier_Filter | null | undefined;
  target_audience_func?: Count_Function_Filter_Operators | null | undefined;
  translations?: Mental_Health_Translations_Quantifier_Filter | null | undefined;
  translations_func?: Count_Function_Filter_Operators | null | undefined;
  user_created?: Directus_Users_Filter | null | undefined;
  user_updated?: Directus_Users_Filter | null | undefined;
};

export type Mental_Health_Translations_Filter = {
  _and?: Array<Mental_Health_Translations_Filter | null | undefined> | null | undefined;
  _or?: Array<Mental_Health_Translations_Filter | null | undefined> | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  easy_body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  mental_health_id?: Mental_Health_Filter | null | undefined;
  seo_description?: String_Filter_Operators | null | undefined;
  seo_title?: String_Filter_Operators | null | undefined;
  slug?: String_Filter_Operators | null | undefined;
  summary?: String_Filter_Operators | null | undefined;
  title?: String_Filter_Operators | null | undefined;
};

export type Mental_Health_Translations_Quantifier_Filter = {
  _and?: Array<Mental_Health_Translations_Filter | null | undefined> | null | undefined;
  _none?: Mental_Health_Translations_Filter | null | undefined;
  _or?: Array<Mental_Health_Translations_Filter | null | undefined> | null | undefined;
  _some?: Mental_Health_Translations_Filter | null | undefined;
  body?: String_Filter_Operators | null | undefined;
  easy_body?: String_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image_alt?: String_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  mental_health_id?: Mental_Health_Filter | null | undefined;
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
  date_deleted?: Date_Filter_Operators | null | undefined;
  date_deleted_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_published?: Date_Filter_Operators | null | undefined;
  date_published_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_unpublished?: Date_Filter_Operators | null | undefined;
  date_unpublished_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  image?: Directus_Files_Filter | null | undefined;
  is_pinned?: Boolean_Filter_Operators | null | undefined;
  is_vietnamese_only?: Boolean_Filter_Operators | null | undefined;
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
  deleted_at?: Date_Filter_Operators | null | undefined;
  deleted_at_func?: Datetime_Function_Filter_Operators | null | undefined;
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
  deleted_at?: Date_Filter_Operators | null | undefined;
  deleted_at_func?: Datetime_Function_Filter_Operators | null | undefined;
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

export type Update_Categories_Input = {
  color?: string | null | undefined;
  /** Choose from the list. “Other” takes the name of a Phosphor or Lucide icon, such as ph:plant. */
  icon?: string | null | undefined;
  id?: string | number | null | undefined;
  image?: Update_Directus_Files_Input | null | undefined;
  kind?: string | null | undefined;
  sort?: number | null | undefined;
  status?: string | null | undefined;
  translations?: Array<Update_Categories_Translations_Input | null | undefined> | null | undefined;
};

export type Update_Categories_Translations_Input = {
  categories_id?: Update_Categories_Input | null | undefined;
  description?: string | null | undefined;
  id?: string | number | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  name?: string | null | undefined;
  /** The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
  slug?: string | null | undefined;
};

export type Update_Countries_Input = {
  country_code?: string | null | undefined;
  id?: string | number | null | undefined;
  iso2?: string | null | undefined;
  sort?: number | null | undefined;
  translations?: Array<Update_Countries_Translations_Input | null | undefined> | null | undefined;
};

export type Update_Countries_Translations_Input = {
  countries_id?: Update_Countries_Input | null | undefined;
  id?: string | number | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  name?: string | null | undefined;
};

export type Update_Directus_Access_Input = {
  id?: string | number | null | undefined;
  policy?: Update_Directus_Policies_Input | null | undefined;
  role?: Update_Directus_Roles_Input | null | undefined;
  sort?: number | null | undefined;
  user?: Update_Directus_Users_Input | null | undefined;
};

export type Update_Directus_Files_Input = {
  blurred_colors?: string | null | undefined;
  charset?: string | null | undefined;
  created_on?: string | null | undefined;
  description?: string | null | undefined;
  duration?: number | null | undefined;
  embed?: string | null | undefined;
  filename_disk?: string | null | undefined;
  filename_download?: string | null | undefined;
  filesize?: string | null | undefined;
  focal_point_x?: number | null | undefined;
  focal_point_y?: number | null | undefined;
  folder?: Update_Directus_Folders_Input | null | undefined;
  height?: number | null | undefined;
  id?: string | number | null | undefined;
  /** The picture adds nothing to the text. Screen readers skip it, so it needs no description. */
  is_decorative?: boolean | null | undefined;
  location?: string | null | undefined;
  metadata?: unknown;
  modified_by?: Update_Directus_Users_Input | null | undefined;
  modified_on?: string | null | undefined;
  storage?: string | null | undefined;
  tags?: unknown;
  title?: string | null | undefined;
  tus_data?: unknown;
  tus_id?: string | null | undefined;
  type?: string | null | undefined;
  uploaded_by?: Update_Directus_Users_Input | null | undefined;
  uploaded_on?: string | null | undefined;
  width?: number | null | undefined;
};

export type Update_Directus_Folders_Input = {
  id?: string | number | null | undefined;
  name?: string | null | undefined;
  parent?: Update_Directus_Folders_Input | null | undefined;
};

export type Update_Directus_Permissions_Input = {
  action?: string | null | undefined;
  collection?: string | null | undefined;
  fields?: Array<string | null | undefined> | null | undefined;
  id?: string | number | null | undefined;
  permissions?: unknown;
  policy?: Update_Directus_Policies_Input | null | undefined;
  presets?: unknown;
  validation?: unknown;
};

export type Update_Directus_Policies_Input = {
  admin_access?: boolean | null | undefined;
  app_access?: boolean | null | undefined;
  description?: string | null | undefined;
  /** $t:field_options.directus_policies.enforce_tfa */
  enforce_tfa?: boolean | null | undefined;
  icon?: string | null | undefined;
  id?: string | number | null | undefined;
  ip_access?: Array<string | null | undefined> | null | undefined;
  name?: string | null | undefined;
  permissions?: Array<Update_Directus_Permissions_Input | null | undefined> | null | undefined;
  roles?: Array<Update_Directus_Access_Input | null | undefined> | null | undefined;
  users?: Array<Update_Directus_Access_Input | null | undefined> | null | undefined;
};

export type Update_Directus_Roles_Input = {
  children?: Array<Update_Directus_Roles_Input | null | undefined> | null | undefined;
  description?: string | null | undefined;
  icon?: string | null | undefined;
  id?: string | number | null | undefined;
  name?: string | null | undefined;
  parent?: Update_Directus_Roles_Input | null | undefined;
  policies?: Array<Update_Directus_Access_Input | null | undefined> | null | undefined;
  /** The site knows the role by this name. */
  short_name?: string | null | undefined;
  users?: Array<Update_Directus_Users_Input | null | undefined> | null | undefined;
};

export type Update_Directus_Users_Input = {
  age_range?: Update_Options_Input | null | undefined;
  appearance?: string | null | undefined;
  auth_data?: unknown;
  avatar?: Update_Directus_Files_Input | null | undefined;
  deletion_requested_at?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  email_notifications?: boolean | null | undefined;
  email_verified_at?: string | null | undefined;
  external_identifier?: string | null | undefined;
  first_name?: string | null | undefined;
  gender?: Update_Options_Input | null | undefined;
  guardian_confirmed_at?: string | null | undefined;
  guardian_email?: string | null | undefined;
  id?: string | number | null | undefined;
  /** Empty: not asked yet. */
  is_history_recorded?: boolean | null | undefined;
  language?: string | null | undefined;
  last_access?: string | null | undefined;
  last_name?: string | null | undefined;
  last_page?: string | null | undefined;
  location?: string | null | undefined;
  password?: string | null | undefined;
  phone?: string | null | undefined;
  phone_country?: Update_Countries_Input | null | undefined;
  playlists?: Array<Update_Playlists_Input | null | undefined> | null | undefined;
  policies?: Array<Update_Directus_Access_Input | null | undefined> | null | undefined;
  provider?: string | null | undefined;
  role?: Update_Directus_Roles_Input | null | undefined;
  school?: Update_Options_Input | null | undefined;
  status?: string | null | undefined;
  tags?: unknown;
  text_direction?: string | null | undefined;
  tfa_secret?: string | null | undefined;
  theme_dark?: string | null | undefined;
  theme_dark_overrides?: unknown;
  theme_light?: string | null | undefined;
  theme_light_overrides?: unknown;
  title?: string | null | undefined;
  token?: string | null | undefined;
  type_of_disabilities?: Array<Update_Users_Disabilities_Input | null | undefined> | null | undefined;
  username?: string | null | undefined;
  you_are?: Update_Options_Input | null | undefined;
};

export type Update_Document_Activities_Input = {
  /** Two to four areas in per cent of the picture. Exactly one is the place to find. The first area belongs to the first choice, and so on. */
  areas?: unknown;
  document?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  kind?: string | null | undefined;
  /** The picture of this page is shown with the question. “Find in the picture” requires it. If you reorder the pages later, correct this number. */
  page_number?: number | null | undefined;
  sort?: number | null | undefined;
  translations?: Array<Update_Document_Activities_Translations_Input | null | undefined> | null | undefined;
};

export type Update_Document_Activities_Translations_Input = {
  /** Two to four choices, in the same order in every language. “What would you do?” needs a kind reply to each choice: none of them is wrong. */
  choices?: unknown;
  document_activities_id?: Update_Document_Activities_Input | null | undefined;
  id?: string | number | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  /** One short sentence. For “Find in the picture”, do not name the thing to find: ask with a detail of the story. */
  question?: string | null | undefined;
};

export type Update_Document_Downloads_Input = {
  /** Written by the machine to know whether the file must be made again. */
  content_hash?: string | null | undefined;
  document?: Update_Documents_Input | null | undefined;
  file?: Update_Directus_Files_Input | null | undefined;
  filesize?: number | null | undefined;
  format?: string | null | undefined;
  id?: string | number | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
};

export type Update_Document_Pages_Input = {
  background_color?: string | null | undefined;
  document?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  image?: Update_Directus_Files_Input | null | undefined;
  number?: number | null | undefined;
  translations?: Array<Update_Document_Pages_Translations_Input | null | undefined> | null | undefined;
};

export type Update_Document_Pages_Translations_Input = {
  chapter_title?: string | null | undefined;
  document_pages_id?: Update_Document_Pages_Input | null | undefined;
  /** The same page in short sentences and common words, one idea each. Empty: readers who choose “Easy words” see the normal text. */
  easy_text?: string | null | undefined;
  id?: string | number | null | undefined;
  /** Tells what happens in the picture, in one to three sentences. */
  image_description?: string | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  narration?: Update_Directus_Files_Input | null | undefined;
  /** Sentence ids s1, s2… are the same in both languages. */
  narration_cues?: string | null | undefined;
  narration_duration?: number | null | undefined;
  sign_captions?: string | null | undefined;
  sign_duration?: number | null | undefined;
  sign_video?: Update_Directus_Files_Input | null | undefined;
  sign_video_small?: Update_Directus_Files_Input | null | undefined;
  text?: string | null | undefined;
};

export type Update_Documents_Categories_Input = {
  categories_id?: Update_Categories_Input | null | undefined;
  documents_id?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  sort?: number | null | undefined;
};

export type Update_Documents_Disabilities_Input = {
  documents_id?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  options_id?: Update_Options_Input | null | undefined;
  sort?: number | null | undefined;
};

export type Update_Documents_Input = {
  activities?: Array<Update_Document_Activities_Input | null | undefined> | null | undefined;
  author?: string | null | undefined;
  available_languages?: Array<Update_Documents_Languages_Input | null | undefined> | null | undefined;
  categories?: Array<Update_Documents_Categories_Input | null | undefined> | null | undefined;
  contributor?: string | null | undefined;
  country_of_origin?: Update_Countries_Input | null | undefined;
  cover?: Update_Directus_Files_Input | null | undefined;
  /** The colour behind the cover, as #RRGGBB. */
  cover_color?: string | null | undefined;
  date_created?: string | null | undefined;
  /** Erased after 30 days. To restore the item, give it another status. */
  date_deleted?: string | null | undefined;
  /** Empty: shown at once. Pick a later time to schedule it. In your own time zone; the site shows Viet Nam time. */
  date_published?: string | null | undefined;
  /** At this time the item is removed from the site automatically. Usually empty. In your own time zone; the site shows Viet Nam time. */
  date_unpublished?: string | null | undefined;
  date_updated?: string | null | undefined;
  downloads?: Array<Update_Document_Downloads_Input | null | undefined> | null | undefined;
  duration?: number | null | undefined;
  editor?: string | null | undefined;
  has_narration?: boolean | null | undefined;
  /** After the last page, readers may put some pictures back in the order of the story. Needs at least three pages with a picture and its description. */
  has_order_activity?: boolean | null | undefined;
  has_sign_language?: boolean | null | undefined;
  /** The person who signs, or a parent or guardian, agreed to the publication of the clips. “Has sign language” needs it. Readers do not see this field. */
  has_signer_consent?: boolean | null | undefined;
  has_subtitles?: boolean | null | undefined;
  id?: string | number | null | undefined;
  illustrator?: string | null | undefined;
  /** Short sentences, familiar words. */
  is_easy_to_read?: boolean | null | undefined;
  /** There is no English text and none is planned. The English site shows the Vietnamese text and says so. */
  is_vietnamese_only?: boolean | null | undefined;
  license?: Update_Options_Input | null | undefined;
  original_url?: string | null | undefined;
  page_count?: number | null | undefined;
  pages?: Array<Update_Document_Pages_Input | null | undefined> | null | undefined;
  /** Higher comes first in popular lists. */
  popularity?: number | null | undefined;
  publisher?: string | null | undefined;
  reading_age?: Update_Options_Input | null | undefined;
  sign_language?: Update_Options_Input | null | undefined;
  /** Name of the person who signs in the clips. Readers see it on the page of the document. */
  signer?: string | null | undefined;
  source_language?: Update_Languages_Input | null | undefined;
  /** Only “Published” items whose publish date has come are shown on the site. */
  status?: string | null | undefined;
  translations?: Array<Update_Documents_Translations_Input | null | undefined> | null | undefined;
  type?: string | null | undefined;
  type_of_disabilities?: Array<Update_Documents_Disabilities_Input | null | undefined> | null | undefined;
  user_created?: Update_Directus_Users_Input | null | undefined;
  user_updated?: Update_Directus_Users_Input | null | undefined;
  /** One name for both languages, or both with “ / ” between them: Giọng tổng hợp / Synthetic voice. */
  voice?: string | null | undefined;
};

export type Update_Documents_Languages_Input = {
  documents_id?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  sort?: number | null | undefined;
};

export type Update_Documents_Translations_Input = {
  /** Read aloud to people who cannot see the cover. */
  cover_alt?: string | null | undefined;
  description?: string | null | undefined;
  documents_id?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  /** Only if it differs in this language. Empty: the publisher of the document. */
  publisher?: string | null | undefined;
  /** One or two sentences shown in search results. About 160 characters at most. */
  seo_description?: string | null | undefined;
  /** Empty: the title is used. About 60 characters at most. */
  seo_title?: string | null | undefined;
  /** The end of the page’s address. Empty: made from the title; the old address keeps leading here. */
  slug?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type Update_Languages_Input = {
  code?: string | number | null | undefined;
  direction?: string | null | undefined;
  name?: string | null | undefined;
  sort?: number | null | undefined;
};

export type Update_Option_Groups_Input = {
  id?: string | number | null | undefined;
  /** The site asks for the group by this key; it cannot be changed. */
  key?: string | null | undefined;
  options?: Array<Update_Options_Input | null | undefined> | null | undefined;
  translations?: Array<Update_Option_Groups_Translations_Input | null | undefined> | null | undefined;
};

export type Update_Option_Groups_Translations_Input = {
  id?: string | number | null | undefined;
  label?: string | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  option_groups_id?: Update_Option_Groups_Input | null | undefined;
};

export type Update_Options_Input = {
  group?: Update_Option_Groups_Input | null | undefined;
  id?: string | number | null | undefined;
  is_active?: boolean | null | undefined;
  sort?: number | null | undefined;
  translations?: Array<Update_Options_Translations_Input | null | undefined> | null | undefined;
  /** The stable value used for storing and filtering. Do not change it once used. */
  value?: string | null | undefined;
};

export type Update_Options_Translations_Input = {
  id?: string | number | null | undefined;
  label?: string | null | undefined;
  languages_code?: Update_Languages_Input | null | undefined;
  options_id?: Update_Options_Input | null | undefined;
};

export type Update_Playlist_Items_Input = {
  document?: Update_Documents_Input | null | undefined;
  id?: string | number | null | undefined;
  note?: string | null | undefined;
  playlist?: Update_Playlists_Input | null | undefined;
  sort?: number | null | undefined;
};

export type Update_Playlists_Input = {
  date_created?: string | null | undefined;
  date_updated?: string | null | undefined;
  deleted_at?: string | null | undefined;
  description?: string | null | undefined;
  id?: string | number | null | undefined;
  items?: Array<Update_Playlist_Items_Input | null | undefined> | null | undefined;
  sort?: number | null | undefined;
  title?: string | null | undefined;
  user?: Update_Directus_Users_Input | null | undefined;
};

export type Update_Users_Disabilities_Input = {
  directus_users_id?: Update_Directus_Users_Input | null | undefined;
  id?: string | number | null | undefined;
  options_id?: Update_Options_Input | null | undefined;
  sort?: number | null | undefined;
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

export type Watched_Filter = {
  _and?: Array<Watched_Filter | null | undefined> | null | undefined;
  _or?: Array<Watched_Filter | null | undefined> | null | undefined;
  date_created?: Date_Filter_Operators | null | undefined;
  date_created_func?: Datetime_Function_Filter_Operators | null | undefined;
  date_updated?: Date_Filter_Operators | null | undefined;
  date_updated_func?: Datetime_Function_Filter_Operators | null | undefined;
  document?: Documents_Filter | null | undefined;
  id?: Number_Filter_Operators | null | undefined;
  is_finished?: Boolean_Filter_Operators | null | undefined;
  languages_code?: Languages_Filter | null | undefined;
  page?: Number_Filter_Operators | null | undefined;
  position?: Number_Filter_Operators | null | undefined;
  progress?: Number_Filter_Operators | null | undefined;
  user?: Directus_Users_Filter | null | undefined;
};

export type PictureFragment = { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null };

export type CategoriesOfKindQueryVariables = Exact<{
  kind: string;
}>;


export type CategoriesOfKindQuery = { categories: Array<{ id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> }> };

export type ChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ChoicesQuery = { option_groups: Array<{ key: string, options: Array<{ id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }> }>, countries: Array<{ id: string, iso2: string, country_code: string, translations: Array<{ name: string, languages_code: { code: string } | null }> }> };

export type SiteConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteConfigQuery = { languages: Array<{ code: string, name: string, direction: string }>, app_configs: { id: string, embed_hosts: unknown, quick_exit_url: string | null, logo: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, share_image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, start_image_kid: { id: string, width: number | null, height: number | null, modified_on: string | null, description: string | null } | null, start_image_adult: { id: string, width: number | null, height: number | null, modified_on: string | null, description: string | null } | null, translations: Array<{ brand_name: string, brand_tagline: string | null, brand_description: string | null, header_menu: unknown, footer_contact_title: string | null, address_label: string | null, address_text: string | null, address_map: string | null, phone: string | null, fax: string | null, email: string | null, office_hours: string | null, foundation_title: string | null, foundation_menu: unknown, follow_us_title: string | null, social_links: unknown, footer_menu: unknown, copyright: string | null, donate_text: string | null, donate_url: string | null, emergency_title: string | null, emergency_text: string | null, emergency_contacts: unknown, languages_code: { code: string } | null }> } | null };

export type DocumentPicturesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type DocumentPicturesQuery = { items: Array<{ id: string, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type NewsPicturesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type NewsPicturesQuery = { items: Array<{ id: string, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type EventPicturesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type EventPicturesQuery = { items: Array<{ id: string, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type MentalHealthPicturesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type MentalHealthPicturesQuery = { items: Array<{ id: string, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type LessonPlanPicturesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  limit: number;
}>;


export type LessonPlanPicturesQuery = { items: Array<{ id: string, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type AboutUsArticleCardFragment = { id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type AboutUsArticlesQueryVariables = Exact<{
  filter?: About_Us_Filter | null | undefined;
  limit?: number | null | undefined;
}>;


export type AboutUsArticlesQuery = { items: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }> };

export type AboutUsArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type AboutUsArticleQuery = { items: Array<{ is_vietnamese_only: boolean, id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, translations: Array<{ body: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }>, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type CrisisWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type CrisisWordsQuery = { crisis_words: Array<{ phrase: string, variants: unknown, doubtful: unknown, exceptions: unknown }> };

export type DocumentCardFragment = { id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> };

export type OptionLabelFragment = { id: string, value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> };

export type DocumentsListQueryVariables = Exact<{
  filter?: Documents_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type DocumentsListQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> }> };

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


export type DocumentDetailQuery = { documents: Array<{ is_vietnamese_only: boolean, date_updated: string | null, voice: string | null, signer: string | null, author: string | null, publisher: string | null, illustrator: string | null, editor: string | null, contributor: string | null, original_url: string | null, id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, categories: Array<{ categories_id: { id: string } | null }>, type_of_disabilities: Array<{ options_id: { id: string } | null }>, source_language: { code: string } | null, sign_language: { id: string } | null, license: { id: string } | null, country_of_origin: { id: string } | null, downloads: Array<{ id: string, format: string, filesize: number | null, languages_code: { code: string } | null, file: { id: string, filename_download: string, filesize: string | null, type: string | null, modified_on: string | null } | null }>, pages: Array<{ number: number, background_color: string | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ chapter_title: string | null, languages_code: { code: string } | null }> }>, translations: Array<{ description: string | null, publisher: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }>, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }> }> };

export type DocumentsFeedQueryVariables = Exact<{
  limit: number;
}>;


export type DocumentsFeedQuery = { documents: Array<{ id: string, author: string | null, date_published: string | null, date_created: string | null, translations: Array<{ title: string, slug: string, subtitle: string | null, seo_description: string | null, languages_code: { code: string } | null }> }> };

export type EventCardFragment = { id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type EventListQueryVariables = Exact<{
  filter?: Events_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type EventListQuery = { items: Array<{ id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, counted: Array<{ count: { id: number | null } | null }> };

export type EventTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type EventTimesQuery = { times: Array<{ starts_at: string, ends_at: string }> };

export type EventDetailFragment = { is_vietnamese_only: boolean, map_url: string | null, recording_url: string | null, report_url: string | null, organizer: string | null, id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, translations: Array<{ body: string | null, location_address: string | null, access_note: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null };

export type EventDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type EventDetailQuery = { items: Array<{ is_vietnamese_only: boolean, map_url: string | null, recording_url: string | null, report_url: string | null, organizer: string | null, id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, translations: Array<{ map_note: string | null, body: string | null, location_address: string | null, access_note: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, map_image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type EventCalendarQueryVariables = Exact<{
  limit: number;
}>;


export type EventCalendarQuery = { items: Array<{ is_vietnamese_only: boolean, map_url: string | null, recording_url: string | null, report_url: string | null, organizer: string | null, id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, translations: Array<{ body: string | null, location_address: string | null, access_note: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type OwnDocumentFragment = { __typename: 'documents', id: string, type: string, duration: number | null, cover_color: string | null, translations: Array<{ __typename: 'documents_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> };

export type GlossaryTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type GlossaryTermsQuery = { glossary_terms: Array<{ id: string, picture: { id: string, width: number | null, height: number | null, modified_on: string | null, description: string | null, is_decorative: boolean } | null, sign_video: { id: string, modified_on: string | null } | null, translations: Array<{ word: string, other_forms: unknown, meaning: string, languages_code: { code: string } | null }> }> };

export type HelpCenterSectionFragment = { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> };

export type HelpCenterArticleLinkFragment = { id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string } | null, translations: Array<{ title: string, slug: string, summary: string | null, languages_code: { code: string } | null }> };

export type HelpCenterQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpCenterQuery = { help_center_sections: Array<{ id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> }>, help_center: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string } | null, translations: Array<{ title: string, slug: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type HelpCenterArticlesByIdQueryVariables = Exact<{
  filter?: Help_Center_Filter | null | undefined;
  limit?: number | null | undefined;
}>;


export type HelpCenterArticlesByIdQuery = { items: Array<{ id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string } | null, translations: Array<{ title: string, slug: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type HelpCenterArticleQueryVariables = Exact<{
  id: string | number;
}>;


export type HelpCenterArticleQuery = { items: Array<{ is_vietnamese_only: boolean, id: string, sort: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, section: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, translations: Array<{ body: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, languages_code: { code: string } | null }> }> };

export type MyWatchedQueryVariables = Exact<{
  filter?: Watched_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MyWatchedQuery = { __typename: 'Query', watched: Array<{ __typename: 'watched', id: string, page: number, position: number, progress: number, is_finished: boolean, date_created: string | null, date_updated: string | null, languages_code: { __typename: 'languages', code: string } | null, document: { __typename: 'documents', id: string, type: string, duration: number | null, cover_color: string | null, translations: Array<{ __typename: 'documents_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null }>, watched_aggregated: Array<{ __typename: 'watched_aggregated', count: { __typename: 'watched_aggregated_count', id: number | null } | null }> };

export type MyWatchedRemoveMutationVariables = Exact<{
  id: string | number;
}>;


export type MyWatchedRemoveMutation = { __typename: 'Mutation', delete_watched_item: { __typename: 'delete_one', id: string } | null };

export type CategoryTileFragment = { id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { app_configs: { home_categories: Array<{ categories_id: { id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null }>, home_index_document_categories: Array<{ categories_id: { id: string, kind: string, icon: string | null, color: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null }>, home_popular: Array<{ documents_id: { id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> } | null }>, home_news: Array<{ news_id: { id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> } | null }>, home_mental_health: Array<{ mental_health_id: { id: string, author: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> } | null }>, home_events: Array<{ events_id: { id: string, starts_at: string, ends_at: string, status_override: string | null, online_url: string | null, date_published: string | null, date_created: string | null, date_updated: string | null, has_interpreter: boolean, has_captions: boolean, has_quiet_room: boolean, is_wheelchair_accessible: boolean, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, location_name: string | null, image_alt: string | null, languages_code: { code: string } | null }> } | null }> } | null };

export type HomeShelvesQueryVariables = Exact<{
  category: string | number;
  limit: number;
}>;


export type HomeShelvesQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> }> };

export type HomeMostReadQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type HomeMostReadQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, duration: number | null, page_count: number | null, date_published: string | null, date_created: string | null, has_narration: boolean, has_sign_language: boolean, has_subtitles: boolean, is_easy_to_read: boolean, cover: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, reading_age: { id: string } | null, available_languages: Array<{ languages_code: { code: string } | null }>, translations: Array<{ title: string, slug: string, subtitle: string | null, cover_alt: string | null, languages_code: { code: string } | null }> }> };

export type LessonPlanCardFragment = { id: string, author: string | null, minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, class_level: { translations: Array<{ label: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type LessonPlansListQueryVariables = Exact<{
  filter?: Lesson_Plans_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type LessonPlansListQuery = { items: Array<{ id: string, author: string | null, minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, class_level: { translations: Array<{ label: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, counted: Array<{ count: { id: number | null } | null }> };

export type LessonPlansDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type LessonPlansDetailQuery = { items: Array<{ is_vietnamese_only: boolean, id: string, author: string | null, minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, document: { id: string, translations: Array<{ title: string, slug: string, languages_code: { code: string } | null }> } | null, translations: Array<{ body: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, image_alt: string | null, worksheet: { id: string, filename_download: string, filesize: string | null, type: string | null, modified_on: string | null } | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, class_level: { translations: Array<{ label: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type LessonPlansLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type LessonPlansLevelsQuery = { levels: Array<{ value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }> };

export type MentalHealthCategoryFragment = { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> };

export type MentalHealthCardFragment = { id: string, author: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type MentalHealthAudienceFragment = { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> };

export type MentalHealthListQueryVariables = Exact<{
  filter?: Mental_Health_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MentalHealthListQuery = { items: Array<{ id: string, author: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, counted: Array<{ count: { id: number | null } | null }> };

export type MentalHealthChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MentalHealthChoicesQuery = { categories: Array<{ id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> }>, options: Array<{ value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> }>, authors: Array<{ group: unknown }> };

export type MentalHealthDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type MentalHealthDetailQuery = { items: Array<{ is_vietnamese_only: boolean, reviewer: string | null, review_date: string | null, id: string, author: string | null, reading_minutes: number | null, date_published: string | null, date_created: string | null, date_updated: string | null, translations: Array<{ body: string | null, easy_body: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }>, category: { id: string, icon: string | null, translations: Array<{ name: string, slug: string, description: string | null, languages_code: { code: string } | null }> } | null, target_audience: Array<{ options_id: { value: string, translations: Array<{ label: string, languages_code: { code: string } | null }> } | null }>, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type NewsCardFragment = { id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> };

export type NewsListQueryVariables = Exact<{
  filter?: News_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type NewsListQuery = { items: Array<{ id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }> }>, counted: Array<{ count: { id: number | null } | null }> };

export type NewsDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsDetailQuery = { items: Array<{ is_vietnamese_only: boolean, id: string, author: string | null, is_pinned: boolean, date_published: string | null, date_created: string | null, date_updated: string | null, translations: Array<{ body: string | null, seo_title: string | null, seo_description: string | null, title: string, slug: string, summary: string | null, image_alt: string | null, languages_code: { code: string } | null }>, category: { id: string, translations: Array<{ name: string, languages_code: { code: string } | null }> } | null, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null }> };

export type OfflineBookQueryVariables = Exact<{
  id: string | number;
}>;


export type OfflineBookQuery = { documents: Array<{ id: string, date_updated: string | null, cover: { id: string, filesize: string | null, modified_on: string | null } | null, translations: Array<{ title: string, slug: string, languages_code: { code: string } | null }>, pages: Array<{ image: { id: string, filesize: string | null, modified_on: string | null } | null, translations: Array<{ narration: { id: string, filesize: string | null, modified_on: string | null } | null, sign_video: { id: string, filesize: string | null, modified_on: string | null } | null, sign_video_small: { id: string, filesize: string | null, modified_on: string | null } | null }> }> }> };

export type StaticPageQueryVariables = Exact<{
  slug: string;
}>;


export type StaticPageQuery = { items: Array<{ id: string, date_updated: string | null, is_vietnamese_only: boolean, image: { id: string, width: number | null, height: number | null, focal_point_x: number | null, focal_point_y: number | null, modified_on: string | null, is_decorative: boolean, blurred_colors: string | null } | null, translations: Array<{ title: string, slug: string, summary: string | null, body: string | null, seo_title: string | null, seo_description: string | null, languages_code: { code: string } | null }> }> };

export type PlaylistFieldsFragment = { __typename: 'playlists', id: string, title: string, description: string | null, date_created: string | null, date_updated: string | null, deleted_at: string | null };

export type MyPlaylistsQueryVariables = Exact<{
  filter?: Playlists_Filter | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MyPlaylistsQuery = { __typename: 'Query', playlists: Array<{ __typename: 'playlists', id: string, title: string, description: string | null, date_created: string | null, date_updated: string | null, deleted_at: string | null, items: Array<{ __typename: 'playlist_items', id: string, document: { __typename: 'documents', id: string, cover_color: string | null } | null }> }>, playlists_aggregated: Array<{ __typename: 'playlists_aggregated', count: { __typename: 'playlists_aggregated_count', id: number | null } | null }> };

export type MyPlaylistChoicesQueryVariables = Exact<{
  document: string | number;
}>;


export type MyPlaylistChoicesQuery = { __typename: 'Query', playlists: Array<{ __typename: 'playlists', id: string, title: string }>, holding: Array<{ __typename: 'playlist_items', playlist: { __typename: 'playlists', id: string } | null }> };

export type MyPlaylistQueryVariables = Exact<{
  id: string | number;
}>;


export type MyPlaylistQuery = { __typename: 'Query', playlists: Array<{ __typename: 'playlists', id: string, title: string, description: string | null, date_created: string | null, date_updated: string | null, deleted_at: string | null, items: Array<{ __typename: 'playlist_items', id: string, note: string | null, document: { __typename: 'documents', id: string, type: string, duration: number | null, cover_color: string | null, translations: Array<{ __typename: 'documents_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null }> }>, share_links: Array<{ __typename: 'share_links', id: string }> };

export type MyPlaylistChangeMutationVariables = Exact<{
  id: string | number;
  data: Update_Playlists_Input;
}>;


export type MyPlaylistChangeMutation = { __typename: 'Mutation', update_playlists_item: { __typename: 'playlists', id: string } | null };

export type MyPlaylistNoteMutationVariables = Exact<{
  id: string | number;
  note?: string | null | undefined;
}>;


export type MyPlaylistNoteMutation = { __typename: 'Mutation', update_playlist_items_item: { __typename: 'playlist_items', id: string } | null };

export type ReaderBookQueryVariables = Exact<{
  id: string | number;
}>;


export type ReaderBookQuery = { documents: Array<{ id: string, type: string, cover_color: string | null, voice: string | null, has_order_activity: boolean, categories: Array<{ categories_id: { id: string } | null }>, reading_age: { id: string } | null, sign_language: { id: string } | null, translations: Array<{ title: string, slug: string, languages_code: { code: string } | null }>, activities: Array<{ id: string, kind: string, page_number: number | null, areas: unknown, translations: Array<{ question: string, choices: unknown, languages_code: { code: string } | null }> }>, pages: Array<{ number: number, background_color: string | null, image: { id: string, width: number | null, height: number | null, modified_on: string | null } | null, translations: Array<{ chapter_title: string | null, text: string | null, easy_text: string | null, image_description: string | null, narration_duration: number | null, narration_cues: string | null, sign_duration: number | null, sign_captions: string | null, languages_code: { code: string } | null, narration: { id: string, modified_on: string | null } | null, sign_video: { id: string, modified_on: string | null, width: number | null, height: number | null } | null, sign_video_small: { id: string, modified_on: string | null } | null }> }> }> };

export type RoutingFactsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoutingFactsQuery = { redirects: Array<{ from: string, to: string, is_permanent: boolean }>, app_configs: { is_released: boolean, is_no_release_open: boolean } | null };

export type SitemapCategoriesQueryVariables = Exact<{
  kind: string;
}>;


export type SitemapCategoriesQuery = { categories: Array<{ id: string, translations: Array<{ slug: string, languages_code: { code: string } | null }> }> };

export type SitemapChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapChangesQuery = { app_configs: { date_updated: string | null } | null, documents: Array<{ date_published: string | null }> };

export type MyHeartsQueryVariables = Exact<{
  filter: Favorites_Filter;
}>;


export type MyHeartsQuery = { __typename: 'Query', favorites: Array<{ __typename: 'favorites', document: { __typename: 'documents', id: string } | null, news: { __typename: 'news', id: string } | null, event: { __typename: 'events', id: string } | null, lesson_plan: { __typename: 'lesson_plans', id: string } | null, mental_health: { __typename: 'mental_health', id: string } | null }> };

export type MyFavoritesQueryVariables = Exact<{
  filter?: Favorites_Filter | null | undefined;
  sort?: Array<string | null | undefined> | string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type MyFavoritesQuery = { __typename: 'Query', favorites: Array<{ __typename: 'favorites', id: string, date_created: string | null, document: { __typename: 'documents', id: string, type: string, duration: number | null, cover_color: string | null, translations: Array<{ __typename: 'documents_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null, news: { __typename: 'news', id: string, translations: Array<{ __typename: 'news_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null, event: { __typename: 'events', id: string, starts_at: string, translations: Array<{ __typename: 'events_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null, lesson_plan: { __typename: 'lesson_plans', id: string, minutes: number | null, translations: Array<{ __typename: 'lesson_plans_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null, mental_health: { __typename: 'mental_health', id: string, reading_minutes: number | null, translations: Array<{ __typename: 'mental_health_translations', title: string, slug: string, languages_code: { __typename: 'languages', code: string } | null }> } | null }>, favorites_aggregated: Array<{ __typename: 'favorites_aggregated', count: { __typename: 'favorites_aggregated_count', id: number | null } | null }> };

export const PictureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<PictureFragment, unknown>;
export const AboutUsArticleCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutUsArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"about_us"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<AboutUsArticleCardFragment, unknown>;
export const DocumentCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<DocumentCardFragment, unknown>;
export const OptionLabelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<OptionLabelFragment, unknown>;
export const EventCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<EventCardFragment, unknown>;
export const EventDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"map_url"}},{"kind":"Field","name":{"kind":"Name","value":"recording_url"}},{"kind":"Field","name":{"kind":"Name","value":"report_url"}},{"kind":"Field","name":{"kind":"Name","value":"organizer"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"location_address"}},{"kind":"Field","name":{"kind":"Name","value":"access_note"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<EventDetailFragment, unknown>;
export const OwnDocumentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<OwnDocumentFragment, unknown>;
export const HelpCenterSectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCenterSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_center_sections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<HelpCenterSectionFragment, unknown>;
export const HelpCenterArticleLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCenterArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_center"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<HelpCenterArticleLinkFragment, unknown>;
export const CategoryTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<CategoryTileFragment, unknown>;
export const LessonPlanCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonPlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"lesson_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"class_level"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<LessonPlanCardFragment, unknown>;
export const MentalHealthCategoryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<MentalHealthCategoryFragment, unknown>;
export const MentalHealthAudienceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<MentalHealthAudienceFragment, unknown>;
export const MentalHealthCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<MentalHealthCardFragment, unknown>;
export const NewsCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<NewsCardFragment, unknown>;
export const PlaylistFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaylistFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"playlists"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"deleted_at"}}]}}]} as unknown as DocumentNode<PlaylistFieldsFragment, unknown>;
export const CategoriesOfKindDocument = {"__meta__":{"hash":"sha256:9232811810d336f13e84747be053cc727b419452c7fc2c97650bf6c9e180a196"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoriesOfKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CategoriesOfKindQuery, CategoriesOfKindQueryVariables>;
export const ChoicesDocument = {"__meta__":{"hash":"sha256:310777a3f8ba86e2732a6cae1467a872040b3e827aba511e9a3b2e20335eccc6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Choices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"option_groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"400"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iso2"}},{"kind":"Field","name":{"kind":"Name","value":"country_code"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChoicesQuery, ChoicesQueryVariables>;
export const SiteConfigDocument = {"__meta__":{"hash":"sha256:0929ed46fd285fbf47df1972e70ed8aae262b044bbdcc365775d9b8c97e01356"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"app_configs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"embed_hosts"}},{"kind":"Field","name":{"kind":"Name","value":"quick_exit_url"}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"share_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"start_image_kid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"start_image_adult"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brand_name"}},{"kind":"Field","name":{"kind":"Name","value":"brand_tagline"}},{"kind":"Field","name":{"kind":"Name","value":"brand_description"}},{"kind":"Field","name":{"kind":"Name","value":"header_menu"}},{"kind":"Field","name":{"kind":"Name","value":"footer_contact_title"}},{"kind":"Field","name":{"kind":"Name","value":"address_label"}},{"kind":"Field","name":{"kind":"Name","value":"address_text"}},{"kind":"Field","name":{"kind":"Name","value":"address_map"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"fax"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"office_hours"}},{"kind":"Field","name":{"kind":"Name","value":"foundation_title"}},{"kind":"Field","name":{"kind":"Name","value":"foundation_menu"}},{"kind":"Field","name":{"kind":"Name","value":"follow_us_title"}},{"kind":"Field","name":{"kind":"Name","value":"social_links"}},{"kind":"Field","name":{"kind":"Name","value":"footer_menu"}},{"kind":"Field","name":{"kind":"Name","value":"copyright"}},{"kind":"Field","name":{"kind":"Name","value":"donate_text"}},{"kind":"Field","name":{"kind":"Name","value":"donate_url"}},{"kind":"Field","name":{"kind":"Name","value":"emergency_title"}},{"kind":"Field","name":{"kind":"Name","value":"emergency_text"}},{"kind":"Field","name":{"kind":"Name","value":"emergency_contacts"}}]}}]}}]}}]} as unknown as DocumentNode<SiteConfigQuery, SiteConfigQueryVariables>;
export const DocumentPicturesDocument = {"__meta__":{"hash":"sha256:aa7831b1296700184bae6ecf82bc7ad6f72e8ead8a9b8676c957295b851a4830"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<DocumentPicturesQuery, DocumentPicturesQueryVariables>;
export const NewsPicturesDocument = {"__meta__":{"hash":"sha256:25e15018ed817bb21fe241bb786adde08a20467aa5f7645537f94ffdca9c4316"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<NewsPicturesQuery, NewsPicturesQueryVariables>;
export const EventPicturesDocument = {"__meta__":{"hash":"sha256:a168c98f3f1171121a96d54ff412658108fecfb8c3c79fb7a360be703b73dd97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<EventPicturesQuery, EventPicturesQueryVariables>;
export const MentalHealthPicturesDocument = {"__meta__":{"hash":"sha256:21d04df66a5a8c370b1f3304b8d6d7ea13f0dd1282fdebbed592777c3dabb137"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"mental_health"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<MentalHealthPicturesQuery, MentalHealthPicturesQueryVariables>;
export const LessonPlanPicturesDocument = {"__meta__":{"hash":"sha256:9ab484544283a67ed0a482c9202bc8cd69881b98dc975fa30efa360e25541e07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonPlanPictures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"lesson_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<LessonPlanPicturesQuery, LessonPlanPicturesQueryVariables>;
export const AboutUsArticlesDocument = {"__meta__":{"hash":"sha256:23ce887fe77a66dfdb850e5ad78f368fb7c412884e1ec9f69fb49398b5294b78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutUsArticles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"about_us_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"about_us"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutUsArticleCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutUsArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"about_us"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<AboutUsArticlesQuery, AboutUsArticlesQueryVariables>;
export const AboutUsArticleDocument = {"__meta__":{"hash":"sha256:f7f3340cc167dba5da7cf66b17454b6dab444fbe95896256fc6163efb811a6d9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AboutUsArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"about_us"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AboutUsArticleCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AboutUsArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"about_us"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<AboutUsArticleQuery, AboutUsArticleQueryVariables>;
export const CrisisWordsDocument = {"__meta__":{"hash":"sha256:52d774a155ad9b610e33a1082a39a82b463aefc991de5b921b6ce9776f01373f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CrisisWords"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"crisis_words"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phrase"}},{"kind":"Field","name":{"kind":"Name","value":"variants"}},{"kind":"Field","name":{"kind":"Name","value":"doubtful"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}}]}}]}}]} as unknown as DocumentNode<CrisisWordsQuery, CrisisWordsQueryVariables>;
export const DocumentsListDocument = {"__meta__":{"hash":"sha256:58f52f2998aff0886481f2715f03d5cc23d445d8143b95d8018d56e8c7d90b47"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"documents_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<DocumentsListQuery, DocumentsListQueryVariables>;
export const DocumentsBeyondDocument = {"__meta__":{"hash":"sha256:64cd0230504bdb60f17d60f8782149270fde1e4838e3e0f2cf83dfb971656996"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsBeyond"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"documents_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DocumentsBeyondQuery, DocumentsBeyondQueryVariables>;
export const DocumentsCountDocument = {"__meta__":{"hash":"sha256:99d3b98708b06422a21d0f9e2f8f22449e9e78a3756fa66e38e1149db1bd94e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"documents_filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentsCountQuery, DocumentsCountQueryVariables>;
export const DocumentLabelsDocument = {"__meta__":{"hash":"sha256:ae19719dbec0eab1d289bfa3c33c8cc9050154e912804d2799c70c6d98ac18f8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentLabels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"documents","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTile"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"reading_ages"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"reading_age","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"disabilities"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"type_of_disabilities","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"licenses"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"license","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"sign_languages"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"sign_language","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionLabel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionLabel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<DocumentLabelsQuery, DocumentLabelsQueryVariables>;
export const DocumentCountriesDocument = {"__meta__":{"hash":"sha256:6e366f620980c6601537eacc3518616db07a056f471b95222ec8e2043f605f43"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"iso2"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentCountriesQuery, DocumentCountriesQueryVariables>;
export const DocumentDetailDocument = {"__meta__":{"hash":"sha256:8da48616870d84e0249370512d48f3534b57c8c8e54de2dfeebdb17887e69aa2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"signer"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"illustrator"}},{"kind":"Field","name":{"kind":"Name","value":"editor"}},{"kind":"Field","name":{"kind":"Name","value":"contributor"}},{"kind":"Field","name":{"kind":"Name","value":"original_url"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"type_of_disabilities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"source_language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"license"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"country_of_origin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"format","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"40"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename_download"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"number","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"background_color"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapter_title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"publisher"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<DocumentDetailQuery, DocumentDetailQueryVariables>;
export const DocumentsFeedDocument = {"__meta__":{"hash":"sha256:dbef0fd454189526582ea112c604753d2bcaa8e734894b1273e97550d7c86401"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentsFeed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-date_published","block":false},{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}}]} as unknown as DocumentNode<DocumentsFeedQuery, DocumentsFeedQueryVariables>;
export const EventListDocument = {"__meta__":{"hash":"sha256:394833539cba067fbbc815ba7a5e03ef25424798180f868ef04c01297c32efaf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"events_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"events_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<EventListQuery, EventListQueryVariables>;
export const EventTimesDocument = {"__meta__":{"hash":"sha256:e854dd88a20577377215791bcf27df268ea3538a6c00bece3896a1275b37d6c9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventTimes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"times"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-starts_at","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}}]}}]}}]} as unknown as DocumentNode<EventTimesQuery, EventTimesQueryVariables>;
export const EventDetailDocument = {"__meta__":{"hash":"sha256:433f98e3b5aed680abf2294266c0a87a5ac63581799c086a71e11a02b592d860"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetail"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"map_note"}},{"kind":"Field","name":{"kind":"Name","value":"map_image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"map_url"}},{"kind":"Field","name":{"kind":"Name","value":"recording_url"}},{"kind":"Field","name":{"kind":"Name","value":"report_url"}},{"kind":"Field","name":{"kind":"Name","value":"organizer"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"location_address"}},{"kind":"Field","name":{"kind":"Name","value":"access_note"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]} as unknown as DocumentNode<EventDetailQuery, EventDetailQueryVariables>;
export const EventCalendarDocument = {"__meta__":{"hash":"sha256:f857e59752ac9a5135dfea592478d70157756f4121211375356c325e0e14a841"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-starts_at","block":false},{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"map_url"}},{"kind":"Field","name":{"kind":"Name","value":"recording_url"}},{"kind":"Field","name":{"kind":"Name","value":"report_url"}},{"kind":"Field","name":{"kind":"Name","value":"organizer"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"location_address"}},{"kind":"Field","name":{"kind":"Name","value":"access_note"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]} as unknown as DocumentNode<EventCalendarQuery, EventCalendarQueryVariables>;
export const GlossaryTermsDocument = {"__meta__":{"hash":"sha256:9c0a40d97d1804507f4509be51d52295015876535abbb398286657c5c58afdba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GlossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"glossary_terms"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"other_forms"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}}]}}]}}]}}]} as unknown as DocumentNode<GlossaryTermsQuery, GlossaryTermsQueryVariables>;
export const HelpCenterDocument = {"__meta__":{"hash":"sha256:88ea8464f47af4a1c1779d603a4c6421d74e87e6f113c4e5913b6239c5ceb3dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpCenter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"help_center_sections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpCenterSection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"help_center"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpCenterArticleLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCenterSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_center_sections"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCenterArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_center"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<HelpCenterQuery, HelpCenterQueryVariables>;
export const HelpCenterArticlesByIdDocument = {"__meta__":{"hash":"sha256:7a57cb99809a1eed375fac7d4f30a312172f206d1ac167bc295027ccd68c6a11"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpCenterArticlesById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"help_center_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"help_center"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpCenterArticleLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCenterArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_center"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<HelpCenterArticlesByIdQuery, HelpCenterArticlesByIdQueryVariables>;
export const HelpCenterArticleDocument = {"__meta__":{"hash":"sha256:e26d0603b9617e6ff7963690000aca64872e0eeab8213bc106a9459d324f295b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpCenterArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"help_center"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpCenterArticleLink"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpCenterArticleLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"help_center"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}}]}}]}}]} as unknown as DocumentNode<HelpCenterArticleQuery, HelpCenterArticleQueryVariables>;
export const MyWatchedDocument = {"__meta__":{"hash":"sha256:655f121acb93673b61322b1e11895294dbbde263cc6f03697a861a629e0ac51d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyWatched"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"watched_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"watched"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"is_finished"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDocument"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"watched_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<MyWatchedQuery, MyWatchedQueryVariables>;
export const MyWatchedRemoveDocument = {"__meta__":{"hash":"sha256:5dada939aceb8515190e8ce2c5b370014065a15d9923343ba9f067f5224dca5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MyWatchedRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"delete_watched_item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MyWatchedRemoveMutation, MyWatchedRemoveMutationVariables>;
export const HomeDocument = {"__meta__":{"hash":"sha256:e2ef37809a268629d891c31cf8712f6ecdd80fd52548bff00b64a350bc991adb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app_configs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"home_categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_index_document_categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_popular"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"news_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_mental_health"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mental_health_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"home_events"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"events_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"events"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"ends_at"}},{"kind":"Field","name":{"kind":"Name","value":"status_override"}},{"kind":"Field","name":{"kind":"Name","value":"online_url"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"has_interpreter"}},{"kind":"Field","name":{"kind":"Name","value":"has_captions"}},{"kind":"Field","name":{"kind":"Name","value":"has_quiet_room"}},{"kind":"Field","name":{"kind":"Name","value":"is_wheelchair_accessible"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"location_name"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const HomeShelvesDocument = {"__meta__":{"hash":"sha256:266cdaed5294bbf137e68b945b87b372f60230ca0c479f480c390aa450a15bbb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeShelves"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categories"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"categories_id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}]}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-popularity","block":false},{"kind":"StringValue","value":"-date_published","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<HomeShelvesQuery, HomeShelvesQueryVariables>;
export const HomeMostReadDocument = {"__meta__":{"hash":"sha256:d402c9d826da577fe05fdcd38f5ba155bb84c546b75d5a1596db921181831dd2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeMostRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_in"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"page_count"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"has_narration"}},{"kind":"Field","name":{"kind":"Name","value":"has_sign_language"}},{"kind":"Field","name":{"kind":"Name","value":"has_subtitles"}},{"kind":"Field","name":{"kind":"Name","value":"is_easy_to_read"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"available_languages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"cover_alt"}}]}}]}}]} as unknown as DocumentNode<HomeMostReadQuery, HomeMostReadQueryVariables>;
export const LessonPlansListDocument = {"__meta__":{"hash":"sha256:921985e86cd347f833229568eab192e41a4ad5a1b6aa8f9df8f578bbbcf783ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonPlansList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"lesson_plans_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"lesson_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonPlanCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"lesson_plans_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonPlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"lesson_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"class_level"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<LessonPlansListQuery, LessonPlansListQueryVariables>;
export const LessonPlansDetailDocument = {"__meta__":{"hash":"sha256:7acc8f862b5ee1fcdb4e67938ffe8e822f4b250b8ffe3f76d943053c8119b33c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonPlansDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"lesson_plans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonPlanCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}},{"kind":"Field","name":{"kind":"Name","value":"worksheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filename_download"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonPlanCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"lesson_plans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"class_level"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<LessonPlansDetailQuery, LessonPlansDetailQueryVariables>;
export const LessonPlansLevelsDocument = {"__meta__":{"hash":"sha256:6eb261f6cd629cac950af12571aa8d6364b04438bcad63658d30922571c9c501"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LessonPlansLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"levels"},"name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"class_level","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<LessonPlansLevelsQuery, LessonPlansLevelsQueryVariables>;
export const MentalHealthListDocument = {"__meta__":{"hash":"sha256:692e90297e0e88079dea255e33d01129156ef568361d3b389e1c9e79a4d20f36"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"mental_health"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"mental_health_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<MentalHealthListQuery, MentalHealthListQueryVariables>;
export const MentalHealthChoicesDocument = {"__meta__":{"hash":"sha256:bcd8c6c6487481d3c9e775786651ecbc73b90d8268d7da99456998e979b579fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"mental_health","block":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"group"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"key"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"StringValue","value":"target_audience","block":false}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"authors"},"name":{"kind":"Name","value":"mental_health_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupBy"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"author","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<MentalHealthChoicesQuery, MentalHealthChoicesQueryVariables>;
export const MentalHealthDetailDocument = {"__meta__":{"hash":"sha256:ab01e1bc640f473e5d1cc092ae4df591b3620eacd06988befb35d16b58327fb4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentalHealthDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"mental_health"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"reviewer"}},{"kind":"Field","name":{"kind":"Name","value":"review_date"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"easy_body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCategory"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"categories"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthAudience"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"options"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MentalHealthCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"mental_health"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthCategory"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target_audience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MentalHealthAudience"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<MentalHealthDetailQuery, MentalHealthDetailQueryVariables>;
export const NewsListDocument = {"__meta__":{"hash":"sha256:5a95c6dff86d9424c6dec689443720912645ba9532b7c998411d5ec281ba1c3a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"news_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"counted"},"name":{"kind":"Name","value":"news_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<NewsListQuery, NewsListQueryVariables>;
export const NewsDetailDocument = {"__meta__":{"hash":"sha256:47c4bf9cfedb80901817a7176b66f75a63363667836b3c64d89d4ba8567203fc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewsDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"news"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewsCard"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewsCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"news"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"is_pinned"}},{"kind":"Field","name":{"kind":"Name","value":"date_published"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"image_alt"}}]}}]}}]} as unknown as DocumentNode<NewsDetailQuery, NewsDetailQueryVariables>;
export const OfflineBookDocument = {"__meta__":{"hash":"sha256:1f42395475126249660996f5459ff55556ac9ca6c246403ffdd03309cbf9e608"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfflineBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"number","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"narration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_video_small"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filesize"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OfflineBookQuery, OfflineBookQueryVariables>;
export const StaticPageDocument = {"__meta__":{"hash":"sha256:defdf58971c7784b604d4a1a0e8a671531cb99082e74f25d64a0004e805cd9b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaticPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"translations"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"slug"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"is_vietnamese_only"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"seo_title"}},{"kind":"Field","name":{"kind":"Name","value":"seo_description"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"directus_files"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_x"}},{"kind":"Field","name":{"kind":"Name","value":"focal_point_y"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"is_decorative"}},{"kind":"Field","name":{"kind":"Name","value":"blurred_colors"}}]}}]} as unknown as DocumentNode<StaticPageQuery, StaticPageQueryVariables>;
export const MyPlaylistsDocument = {"__meta__":{"hash":"sha256:c54ffac584fdd8b1b48edb2c25673bfc95bbb1ec1b6d10fdfb32f6dd7629e500"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlaylists"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"playlists_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaylistFields"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"playlists_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaylistFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"playlists"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"deleted_at"}}]}}]} as unknown as DocumentNode<MyPlaylistsQuery, MyPlaylistsQueryVariables>;
export const MyPlaylistChoicesDocument = {"__meta__":{"hash":"sha256:80ce0c6f4ed24e6435018a90c4cdbe436eb55109fdb7b09472ece05dfa12cc0b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlaylistChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"deleted_at"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_null"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"holding"},"name":{"kind":"Name","value":"playlist_items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"document"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document"}}}]}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1000"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"playlist"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MyPlaylistChoicesQuery, MyPlaylistChoicesQueryVariables>;
export const MyPlaylistDocument = {"__meta__":{"hash":"sha256:cc13ead29ed02ffd1b53eb25a90f913bb727656b68578c289eaf825842d48c5a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyPlaylist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"playlists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlaylistFields"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnDocument"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"share_links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"playlist"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"is_revoked"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":false}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlaylistFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"playlists"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"date_updated"}},{"kind":"Field","name":{"kind":"Name","value":"deleted_at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnDocument"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"documents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<MyPlaylistQuery, MyPlaylistQueryVariables>;
export const MyPlaylistChangeDocument = {"__meta__":{"hash":"sha256:92d9d210e004071f3ff6abae1fdb131527f136e10425c018cc26d63619b438e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MyPlaylistChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"update_playlists_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"update_playlists_item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MyPlaylistChangeMutation, MyPlaylistChangeMutationVariables>;
export const MyPlaylistNoteDocument = {"__meta__":{"hash":"sha256:a8c9c0e2ecd7ab57dc9936438ce7d3b603297cadeba76309aa00ad65b7c8b8a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MyPlaylistNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"update_playlist_items_item"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"data"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<MyPlaylistNoteMutation, MyPlaylistNoteMutationVariables>;
export const ReaderBookDocument = {"__meta__":{"hash":"sha256:31a02f471a18a9496cd5d67dea3d5c2c5b13aebbb8a451b488e568843b87506c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReaderBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GraphQLStringOrFloat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories_id"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reading_age"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_language"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"has_order_activity"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sort","block":false},{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"page_number"}},{"kind":"Field","name":{"kind":"Name","value":"areas"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"number","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"background_color"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapter_title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"easy_text"}},{"kind":"Field","name":{"kind":"Name","value":"image_description"}},{"kind":"Field","name":{"kind":"Name","value":"narration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"narration_duration"}},{"kind":"Field","name":{"kind":"Name","value":"narration_cues"}},{"kind":"Field","name":{"kind":"Name","value":"sign_video"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_video_small"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"modified_on"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sign_duration"}},{"kind":"Field","name":{"kind":"Name","value":"sign_captions"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReaderBookQuery, ReaderBookQueryVariables>;
export const RoutingFactsDocument = {"__meta__":{"hash":"sha256:370bfa2a973bde817b5f877412328abc8b21b0557e5f83e6cb49dfa08534ce66"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoutingFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirects"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"is_active"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"BooleanValue","value":true}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"is_permanent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"app_configs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"is_released"}},{"kind":"Field","name":{"kind":"Name","value":"is_no_release_open"}}]}}]}}]} as unknown as DocumentNode<RoutingFactsQuery, RoutingFactsQueryVariables>;
export const SitemapCategoriesDocument = {"__meta__":{"hash":"sha256:eaa56ec544f045e1d9b0934a54779f5d6ac879cf6f750d6e67969e0a587a7804"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"kind"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"_eq"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"-1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<SitemapCategoriesQuery, SitemapCategoriesQueryVariables>;
export const SitemapChangesDocument = {"__meta__":{"hash":"sha256:d6408fdadd5c8dc71181279b9708994cb8a2662205fdc3b35819cf9f779e95ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SitemapChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"app_configs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date_updated"}}]}},{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"-date_published","block":false},{"kind":"StringValue","value":"-id","block":false}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date_published"}}]}}]}}]} as unknown as DocumentNode<SitemapChangesQuery, SitemapChangesQueryVariables>;
export const MyHeartsDocument = {"__meta__":{"hash":"sha256:9d47afe7342bf7c2f327d7cde3f3b66caf32dfd39a407e4af104791289cd614f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyHearts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"favorites_filter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"400"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lesson_plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mental_health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MyHeartsQuery, MyHeartsQueryVariables>;
export const MyFavoritesDocument = {"__meta__":{"hash":"sha256:ee58e898aa8aaf4e9fab605b54216732bc7a5397a7833d6367b3a36b4cbfaa8b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyFavorites"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"favorites_filter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date_created"}},{"kind":"Field","name":{"kind":"Name","value":"document"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"cover_color"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"news"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"starts_at"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"lesson_plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"mental_health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reading_minutes"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"languages_code"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"favorites_aggregated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"count"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<MyFavoritesQuery, MyFavoritesQueryVariables>;