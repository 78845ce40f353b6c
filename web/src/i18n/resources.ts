import enCommon from './messages/en/common.json' with { type: 'json' };
import viCommon from './messages/vi/common.json' with { type: 'json' };

/** Every message file, by language and namespace. A namespace is a feature's one word (house, "one word per feature"). */
export const resources = {
  vi: { common: viCommon },
  en: { common: enCommon },
} as const;
