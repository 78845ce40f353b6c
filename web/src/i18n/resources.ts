import enCommon from './messages/en/common.json' with { type: 'json' };
import enDocuments from './messages/en/documents.json' with { type: 'json' };
import enHome from './messages/en/home.json' with { type: 'json' };
import enNews from './messages/en/news.json' with { type: 'json' };
import enPrepared from './messages/en/prepared.json' with { type: 'json' };
import enStarting from './messages/en/starting.json' with { type: 'json' };
import viCommon from './messages/vi/common.json' with { type: 'json' };
import viDocuments from './messages/vi/documents.json' with { type: 'json' };
import viHome from './messages/vi/home.json' with { type: 'json' };
import viNews from './messages/vi/news.json' with { type: 'json' };
import viPrepared from './messages/vi/prepared.json' with { type: 'json' };
import viStarting from './messages/vi/starting.json' with { type: 'json' };

/** Every message file, by language and namespace. A namespace is a feature's one word (house, "one word per feature"). */
export const resources = {
  vi: {
    common: viCommon,
    documents: viDocuments,
    home: viHome,
    news: viNews,
    prepared: viPrepared,
    starting: viStarting,
  },
  en: {
    common: enCommon,
    documents: enDocuments,
    home: enHome,
    news: enNews,
    prepared: enPrepared,
    starting: enStarting,
  },
} as const;
