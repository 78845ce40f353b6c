// Written by `npm run codegen` from the running Directus. Do not edit: change the schema and run it again.

import type { DirectusFile, DirectusUser } from '@directus/sdk';


export interface Schema {
  about_us: AboutUs[];
  about_us_translations: AboutUsTranslations[];
  account_settings: AccountSettings;
  app_configs: AppConfigs;
  app_configs_categories: AppConfigsCategories[];
  app_configs_documents: AppConfigsDocuments[];
  app_configs_events: AppConfigsEvents[];
  app_configs_index_categories: AppConfigsIndexCategories[];
  app_configs_mental_health: AppConfigsMentalHealth[];
  app_configs_news: AppConfigsNews[];
  app_configs_translations: AppConfigsTranslations[];
  categories: Categories[];
  categories_translations: CategoriesTranslations[];
  consents: Consents[];
  contact_answers: ContactAnswers[];
  contact_messages: ContactMessages[];
  countries: Countries[];
  countries_translations: CountriesTranslations[];
  crisis_words: CrisisWords[];
  daily_counts: DailyCounts[];
  directus_files: DirectusFiles;
  directus_roles: DirectusRoles;
  directus_users: DirectusUsers;
  document_activities: DocumentActivities[];
  document_activities_translations: DocumentActivitiesTranslations[];
  document_downloads: DocumentDownloads[];
  document_pages: DocumentPages[];
  document_pages_translations: DocumentPagesTranslations[];
  documents: Documents[];
  documents_categories: DocumentsCategories[];
  documents_disabilities: DocumentsDisabilities[];
  documents_languages: DocumentsLanguages[];
  documents_translations: DocumentsTranslations[];
  event_registrations: EventRegistrations[];
  events: Events[];
  events_translations: EventsTranslations[];
  favorites: Favorites[];
  glossary_terms: GlossaryTerms[];
  glossary_terms_translations: GlossaryTermsTranslations[];
  help_center: HelpCenter[];
  help_center_sections: HelpCenterSections[];
  help_center_sections_translations: HelpCenterSectionsTranslations[];
  help_center_translations: HelpCenterTranslations[];
  helpful_votes: HelpfulVotes[];
  languages: Languages[];
  lesson_plans: LessonPlans[];
  lesson_plans_translations: LessonPlansTranslations[];
  mental_health: MentalHealth[];
  mental_health_audiences: MentalHealthAudiences[];
  mental_health_translations: MentalHealthTranslations[];
  news: News[];
  news_translations: NewsTranslations[];
  option_groups: OptionGroups[];
  option_groups_translations: OptionGroupsTranslations[];
  options: Options[];
  options_translations: OptionsTranslations[];
  pages: Pages[];
  pages_translations: PagesTranslations[];
  playlist_items: PlaylistItems[];
  playlists: Playlists[];
  problem_reports: ProblemReports[];
  redirects: Redirects[];
  search_words: SearchWords[];
  share_links: ShareLinks[];
  users_disabilities: UsersDisabilities[];
  watched: Watched[];
  weekly_counts: WeeklyCounts[];
}

export interface MenuItem {
  name: string;
  url: string;
  target?: '_self' | '_blank';
  icon?: string | null;
  children?: MenuItem[] | null;
}

export interface SocialLink {
  name: string;
  url: string;
  icon: string;
}

export interface ActivityArea {
  left: number;
  top: number;
  width: number;
  height: number;
  is_target?: boolean | null;
}

export interface ActivityChoice {
  text: string;
  reply?: string | null;
}

export interface EmergencyContact {
  name: string;
  phone: string;
  hours?: string | null;
  description?: string | null;
}

export interface AboutUs {
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  id: number;
  image: DirectusFile<Schema> | string | null;
  is_vietnamese_only: boolean;
  sort: number | null;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  translations: AboutUsTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface AboutUsTranslations {
  about_us_id: AboutUs | number;
  body: string | null;
  id: number;
  image_alt: string | null;
  languages_code: Languages | string;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
}

export interface AccountSettings {
  contact_email: string | null;
  contact_messages_an_hour: number;
  deletion_days: number;
  guardian_age: number;
  guardian_consent: boolean;
  history_months: number;
  id: number;
  otp_minutes: number;
  otp_mode: 'digits' | 'alphanumeric';
  otp_resend_seconds: number;
  otp_resends_an_hour: number;
  otp_tries: number;
  otp_tries_a_day: number;
  register_a_day_per_address: number;
  register_a_minute: number;
  register_an_hour: number;
  unverified_days: number;
}

export interface AppConfigs {
  date_updated: string | null;
  embed_hosts: string[] | null;
  favicon: DirectusFile<Schema> | string | null;
  home_categories: AppConfigsCategories[] | number[];
  home_events: AppConfigsEvents[] | number[];
  home_index_document_categories: AppConfigsIndexCategories[] | number[];
  home_mental_health: AppConfigsMentalHealth[] | number[];
  home_news: AppConfigsNews[] | number[];
  home_popular: AppConfigsDocuments[] | number[];
  id: number;
  is_no_release_open: boolean;
  is_released: boolean;
  logo: DirectusFile<Schema> | string | null;
  quick_exit_url: string | null;
  share_image: DirectusFile<Schema> | string | null;
  start_image_adult: DirectusFile<Schema> | string | null;
  start_image_background: DirectusFile<Schema> | string | null;
  start_image_kid: DirectusFile<Schema> | string | null;
  translations: AppConfigsTranslations[] | number[];
}

export interface AppConfigsCategories {
  app_configs_id: AppConfigs | number;
  categories_id: Categories | number;
  id: number;
  sort: number | null;
}

export interface AppConfigsDocuments {
  app_configs_id: AppConfigs | number;
  documents_id: Documents | number;
  id: number;
  sort: number | null;
}

export interface AppConfigsEvents {
  app_configs_id: AppConfigs | number;
  events_id: Events | number;
  id: number;
  sort: number | null;
}

export interface AppConfigsIndexCategories {
  app_configs_id: AppConfigs | number;
  categories_id: Categories | number;
  id: number;
  sort: number | null;
}

export interface AppConfigsMentalHealth {
  app_configs_id: AppConfigs | number;
  id: number;
  mental_health_id: MentalHealth | number;
  sort: number | null;
}

export interface AppConfigsNews {
  app_configs_id: AppConfigs | number;
  id: number;
  news_id: News | number;
  sort: number | null;
}

export interface AppConfigsTranslations {
  address_label: string | null;
  address_map: string | null;
  address_text: string | null;
  app_configs_id: AppConfigs | number;
  brand_description: string | null;
  brand_name: string;
  brand_tagline: string | null;
  copyright: string | null;
  donate_text: string | null;
  donate_url: string | null;
  email: string | null;
  emergency_contacts: EmergencyContact[] | null;
  emergency_text: string | null;
  emergency_title: string | null;
  fax: string | null;
  follow_us_title: string | null;
  footer_contact_title: string | null;
  footer_menu: MenuItem[] | null;
  foundation_menu: MenuItem[] | null;
  foundation_title: string | null;
  header_menu: MenuItem[] | null;
  id: number;
  languages_code: Languages | string;
  office_hours: string | null;
  phone: string | null;
  social_links: SocialLink[] | null;
}

export interface Categories {
  color: string | null;
  icon: string | null;
  id: number;
  image: DirectusFile<Schema> | string | null;
  kind: 'documents' | 'news' | 'events' | 'mental_health' | 'lesson_plans';
  sort: number | null;
  status: 'draft' | 'published' | 'archived';
  translations: CategoriesTranslations[] | number[];
}

export interface CategoriesTranslations {
  categories_id: Categories | number;
  description: string | null;
  id: number;
  languages_code: Languages | string;
  name: string;
  slug: string;
}

export interface Consents {
  date_created: string | null;
  date_withdrawn: string | null;
  id: number;
  is_granted: boolean;
  kind: 'privacy' | 'history' | 'guardian';
  user: DirectusUser<Schema> | string;
  version: string | null;
}

export interface ContactAnswers {
  author: string | null;
  date_created: string | null;
  id: string;
  message: ContactMessages | number;
  text: string;
  user_created: DirectusUser<Schema> | string | null;
}

export interface ContactMessages {
  answers: ContactAnswers[] | string[];
  date_created: string | null;
  email: string;
  id: number;
  languages_code: Languages | string | null;
  message: string;
  name: string;
  note: string | null;
  phone: string | null;
  state: 'new' | 'answered' | 'closed';
}

export interface Countries {
  country_code: string;
  id: number;
  iso2: string;
  sort: number | null;
  translations: CountriesTranslations[] | number[];
}

export interface CountriesTranslations {
  countries_id: Countries | number;
  id: number;
  languages_code: Languages | string;
  name: string;
}

export interface CrisisWords {
  doubtful: string[] | null;
  exceptions: string[] | null;
  id: number;
  language: 'vi' | 'en';
  note: string | null;
  phrase: string;
  variants: string[] | null;
}

export interface DailyCounts {
  collection: string;
  count: number;
  day: string;
  id: number;
  item: number;
  kind: string;
}

export interface DirectusFiles {
  blurred_colors: string | null;
  is_decorative: boolean;
}

export interface DirectusRoles {
  short_name: string | null;
}

export interface DirectusUsers {
  age_range: Options | number | null;
  deletion_requested_at: string | null;
  email_verified_at: string | null;
  gender: Options | number | null;
  guardian_confirmed_at: string | null;
  guardian_email: string | null;
  is_history_recorded: boolean | null;
  phone: string | null;
  phone_country: Countries | number | null;
  playlists: Playlists[] | number[];
  school: Options | number | null;
  type_of_disabilities: UsersDisabilities[] | number[];
  username: string | null;
  you_are: Options | number | null;
}

export interface DocumentActivities {
  areas: ActivityArea[] | null;
  document: Documents | number;
  id: number;
  kind: 'find' | 'what_would_you_do';
  page_number: number | null;
  sort: number | null;
  translations: DocumentActivitiesTranslations[] | number[];
}

export interface DocumentActivitiesTranslations {
  choices: ActivityChoice[] | null;
  document_activities_id: DocumentActivities | number;
  id: number;
  languages_code: Languages | string;
  question: string;
}

export interface DocumentDownloads {
  content_hash: string | null;
  document: Documents | number;
  file: DirectusFile<Schema> | string | null;
  filesize: number | null;
  format: 'pdf' | 'pdf_booklet' | 'epub' | 'mp3' | 'mp3_zip' | 'epub_fixed' | 'brf' | 'original';
  id: number;
  languages_code: Languages | string;
}

export interface DocumentPages {
  background_color: string | null;
  document: Documents | number;
  id: number;
  image: DirectusFile<Schema> | string | null;
  number: number;
  translations: DocumentPagesTranslations[] | number[];
}

export interface DocumentPagesTranslations {
  chapter_title: string | null;
  document_pages_id: DocumentPages | number;
  easy_text: string | null;
  id: number;
  image_description: string | null;
  languages_code: Languages | string;
  narration: DirectusFile<Schema> | string | null;
  narration_cues: string | null;
  narration_duration: number | null;
  sign_captions: string | null;
  sign_duration: number | null;
  sign_video: DirectusFile<Schema> | string | null;
  sign_video_small: DirectusFile<Schema> | string | null;
  text: string | null;
}

export interface Documents {
  activities: DocumentActivities[] | number[];
  author: string | null;
  available_languages: DocumentsLanguages[] | number[];
  categories: DocumentsCategories[] | number[];
  contributor: string | null;
  country_of_origin: Countries | number | null;
  cover: DirectusFile<Schema> | string | null;
  cover_color: string | null;
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  downloads: DocumentDownloads[] | number[];
  duration: number | null;
  editor: string | null;
  has_narration: boolean;
  has_order_activity: boolean;
  has_sign_language: boolean;
  has_signer_consent: boolean;
  has_subtitles: boolean;
  id: number;
  illustrator: string | null;
  is_easy_to_read: boolean;
  is_vietnamese_only: boolean;
  license: Options | number | null;
  original_url: string | null;
  page_count: number | null;
  pages: DocumentPages[] | number[];
  popularity: number;
  publisher: string | null;
  reading_age: Options | number | null;
  sign_language: Options | number | null;
  signer: string | null;
  source_language: Languages | string | null;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  translations: DocumentsTranslations[] | number[];
  type: 'picture_book' | 'study_document';
  type_of_disabilities: DocumentsDisabilities[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
  voice: string | null;
}

export interface DocumentsCategories {
  categories_id: Categories | number;
  documents_id: Documents | number;
  id: number;
  sort: number | null;
}

export interface DocumentsDisabilities {
  documents_id: Documents | number;
  id: number;
  options_id: Options | number;
  sort: number | null;
}

export interface DocumentsLanguages {
  documents_id: Documents | number;
  id: number;
  languages_code: Languages | string;
  sort: number | null;
}

export interface DocumentsTranslations {
  cover_alt: string | null;
  description: string | null;
  documents_id: Documents | number;
  id: number;
  languages_code: Languages | string;
  publisher: string | null;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  subtitle: string | null;
  title: string;
}

export interface EventRegistrations {
  access_needs: string | null;
  consent_version: string | null;
  consented_at: string | null;
  date_cancelled: string | null;
  date_created: string | null;
  email: string;
  event: Events | number;
  guardian_contact: string | null;
  guardian_name: string | null;
  id: string;
  is_under_16: boolean;
  languages_code: Languages | string | null;
  name: string;
  people: number;
  phone: string | null;
  state: 'registered' | 'cancelled';
}

export interface Events {
  category: Categories | number | null;
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  ends_at: string;
  has_captions: boolean;
  has_interpreter: boolean;
  has_quiet_room: boolean;
  has_registration: boolean;
  id: number;
  image: DirectusFile<Schema> | string | null;
  is_vietnamese_only: boolean;
  is_wheelchair_accessible: boolean;
  map_url: string | null;
  online_url: string | null;
  organizer: string | null;
  places: number | null;
  recording_url: string | null;
  registration_deadline: string | null;
  report_url: string | null;
  starts_at: string;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  status_override: 'live' | 'upcoming' | 'over' | null;
  translations: EventsTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface EventsTranslations {
  access_note: string | null;
  body: string | null;
  events_id: Events | number;
  id: number;
  image_alt: string | null;
  languages_code: Languages | string;
  location_address: string | null;
  location_name: string | null;
  map_image: DirectusFile<Schema> | string | null;
  map_note: string | null;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
}

export interface Favorites {
  date_created: string | null;
  document: Documents | number | null;
  event: Events | number | null;
  id: number;
  lesson_plan: LessonPlans | number | null;
  mental_health: MentalHealth | number | null;
  news: News | number | null;
  user: DirectusUser<Schema> | string;
}

export interface GlossaryTerms {
  id: number;
  picture: DirectusFile<Schema> | string | null;
  sign_video: DirectusFile<Schema> | string | null;
  status: 'draft' | 'published' | 'archived';
  translations: GlossaryTermsTranslations[] | number[];
}

export interface GlossaryTermsTranslations {
  glossary_terms_id: GlossaryTerms | number;
  id: number;
  languages_code: Languages | string;
  meaning: string;
  other_forms: string[] | null;
  word: string;
}

export interface HelpCenter {
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  id: number;
  is_vietnamese_only: boolean;
  section: HelpCenterSections | number;
  sort: number | null;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  translations: HelpCenterTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface HelpCenterSections {
  icon: string | null;
  id: number;
  sort: number | null;
  status: 'draft' | 'published' | 'archived';
  translations: HelpCenterSectionsTranslations[] | number[];
}

export interface HelpCenterSectionsTranslations {
  description: string | null;
  help_center_sections_id: HelpCenterSections | number;
  id: number;
  languages_code: Languages | string;
  name: string;
  slug: string;
}

export interface HelpCenterTranslations {
  body: string | null;
  help_center_id: HelpCenter | number;
  id: number;
  languages_code: Languages | string;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
}

export interface HelpfulVotes {
  comment: string | null;
  date_created: string | null;
  help_center: HelpCenter | number;
  id: number;
  is_helpful: boolean;
  voter_key: string;
}

export interface Languages {
  code: string;
  direction: 'ltr' | 'rtl';
  name: string;
  sort: number | null;
}

export interface LessonPlans {
  author: string | null;
  category: Categories | number | null;
  class_level: Options | number | null;
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  document: Documents | number | null;
  id: number;
  image: DirectusFile<Schema> | string | null;
  is_vietnamese_only: boolean;
  minutes: number | null;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  translations: LessonPlansTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface LessonPlansTranslations {
  body: string | null;
  id: number;
  image_alt: string | null;
  languages_code: Languages | string;
  lesson_plans_id: LessonPlans | number;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
  worksheet: DirectusFile<Schema> | string | null;
}

export interface MentalHealth {
  author: string | null;
  category: Categories | number | null;
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  id: number;
  image: DirectusFile<Schema> | string | null;
  is_vietnamese_only: boolean;
  reading_minutes: number | null;
  review_date: string | null;
  reviewer: string | null;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  target_audience: MentalHealthAudiences[] | number[];
  translations: MentalHealthTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface MentalHealthAudiences {
  id: number;
  mental_health_id: MentalHealth | number;
  options_id: Options | number;
  sort: number | null;
}

export interface MentalHealthTranslations {
  body: string | null;
  easy_body: string | null;
  id: number;
  image_alt: string | null;
  languages_code: Languages | string;
  mental_health_id: MentalHealth | number;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
}

export interface News {
  author: string | null;
  category: Categories | number | null;
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  id: number;
  image: DirectusFile<Schema> | string | null;
  is_pinned: boolean;
  is_vietnamese_only: boolean;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  translations: NewsTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface NewsTranslations {
  body: string | null;
  id: number;
  image_alt: string | null;
  languages_code: Languages | string;
  news_id: News | number;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
}

export interface OptionGroups {
  id: number;
  key: string;
  options: Options[] | number[];
  translations: OptionGroupsTranslations[] | number[];
}

export interface OptionGroupsTranslations {
  id: number;
  label: string;
  languages_code: Languages | string;
  option_groups_id: OptionGroups | number;
}

export interface Options {
  group: OptionGroups | number;
  id: number;
  is_active: boolean;
  sort: number | null;
  translations: OptionsTranslations[] | number[];
  value: string;
}

export interface OptionsTranslations {
  id: number;
  label: string;
  languages_code: Languages | string;
  options_id: Options | number;
}

export interface Pages {
  date_created: string | null;
  date_deleted: string | null;
  date_published: string | null;
  date_unpublished: string | null;
  date_updated: string | null;
  id: number;
  image: DirectusFile<Schema> | string | null;
  is_vietnamese_only: boolean;
  key: string | null;
  status: 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';
  translations: PagesTranslations[] | number[];
  user_created: DirectusUser<Schema> | string | null;
  user_updated: DirectusUser<Schema> | string | null;
}

export interface PagesTranslations {
  body: string | null;
  id: number;
  languages_code: Languages | string;
  pages_id: Pages | number;
  seo_description: string | null;
  seo_title: string | null;
  slug: string;
  summary: string | null;
  title: string;
}

export interface PlaylistItems {
  document: Documents | number;
  id: number;
  note: string | null;
  playlist: Playlists | number;
  sort: number | null;
}

export interface Playlists {
  date_created: string | null;
  date_updated: string | null;
  deleted_at: string | null;
  description: string | null;
  id: number;
  items: PlaylistItems[] | number[];
  sort: number | null;
  title: string;
  user: DirectusUser<Schema> | string;
}

export interface ProblemReports {
  contact_message: ContactMessages | number | null;
  date_created: string | null;
  document: Documents | number;
  id: number;
  kind: 'text' | 'picture' | 'sound' | 'sign' | 'download' | 'other';
  languages_code: Languages | string | null;
  message: string | null;
  page: number | null;
  state: 'new' | 'answered' | 'closed';
}

export interface Redirects {
  from: string;
  id: number;
  is_active: boolean;
  is_permanent: boolean;
  note: string | null;
  to: string;
}

export interface SearchWords {
  id: number;
  is_active: boolean;
  language: 'both' | 'vi' | 'en';
  name: string;
  relation: 'same' | 'broader';
  words: string[];
}

export interface ShareLinks {
  date_created: string | null;
  id: number;
  is_revoked: boolean;
  playlist: Playlists | number;
  token_hash: string;
  user: DirectusUser<Schema> | string;
}

export interface UsersDisabilities {
  directus_users_id: DirectusUser<Schema> | string;
  id: number;
  options_id: Options | number;
  sort: number | null;
}

export interface Watched {
  date_created: string | null;
  date_updated: string | null;
  document: Documents | number;
  id: number;
  is_finished: boolean;
  languages_code: Languages | string | null;
  page: number;
  position: number;
  progress: number;
  user: DirectusUser<Schema> | string;
}

export interface WeeklyCounts {
  collection: 'home' | 'documents' | 'news' | 'events' | 'mental_health' | 'about_us' | 'help_center' | 'pages';
  count: number | null;
  id: string;
  item: number;
  kind: 'opened' | 'read' | 'finished' | 'downloaded' | 'narration' | 'signing' | 'captions' | 'page_turning' | 'language_vi' | 'language_en' | 'not_found' | 'sign_up_kid' | 'sign_up_adult';
  shown: string;
  title: string | null;
  week: string;
}
