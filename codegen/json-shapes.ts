/**
 * Types of the objects in JSON fields, which Directus does not type. The Studio's repeaters write objects of these types (field options in
 * schema/snapshot.yaml). The generated REST types and SDK types declare these types.
 */
export const JSON_TYPES = {
  MenuItem: {
    name: 'string',
    url: 'string',
    'target?': `'_self' | '_blank'`,
    'icon?': 'string | null',
    'children?': 'MenuItem[] | null',
  },
  SocialLink: { name: 'string', url: 'string', icon: 'string' },
  ActivityArea: { left: 'number', top: 'number', width: 'number', height: 'number', 'is_target?': 'boolean | null' },
  ActivityChoice: { text: 'string', 'reply?': 'string | null' },
  EmergencyContact: { name: 'string', phone: 'string', 'hours?': 'string | null', 'description?': 'string | null' },
} as const;

/** Maps the `collection.field` of a JSON column to the type of its value. The type of an unlisted column is `unknown`. */
export const JSON_FIELDS: Record<string, string> = {
  'app_configs.embed_hosts': 'string[]',
  'app_configs_translations.header_menu': 'MenuItem[]',
  'app_configs_translations.foundation_menu': 'MenuItem[]',
  'app_configs_translations.footer_menu': 'MenuItem[]',
  'app_configs_translations.social_links': 'SocialLink[]',
  'app_configs_translations.emergency_contacts': 'EmergencyContact[]',
  'crisis_words.variants': 'string[]',
  'crisis_words.doubtful': 'string[]',
  'crisis_words.exceptions': 'string[]',
  'document_activities.areas': 'ActivityArea[]',
  'document_activities_translations.choices': 'ActivityChoice[]',
  'search_words.words': 'string[]',
  'glossary_terms_translations.other_forms': 'string[]',
};
