import enAccount from './messages/en/account.json' with { type: 'json' };
import enCommon from './messages/en/common.json' with { type: 'json' };
import enDocuments from './messages/en/documents.json' with { type: 'json' };
import enHome from './messages/en/home.json' with { type: 'json' };
import enNews from './messages/en/news.json' with { type: 'json' };
import enPrepared from './messages/en/prepared.json' with { type: 'json' };
import enSignUp from './messages/en/sign-up.json' with { type: 'json' };
import enStarting from './messages/en/starting.json' with { type: 'json' };
import viAccount from './messages/vi/account.json' with { type: 'json' };
import viCommon from './messages/vi/common.json' with { type: 'json' };
import viDocuments from './messages/vi/documents.json' with { type: 'json' };
import viHome from './messages/vi/home.json' with { type: 'json' };
import viNews from './messages/vi/news.json' with { type: 'json' };
import viPrepared from './messages/vi/prepared.json' with { type: 'json' };
import viSignUp from './messages/vi/sign-up.json' with { type: 'json' };
import viStarting from './messages/vi/starting.json' with { type: 'json' };

/** Every message file, by language and namespace. A namespace is a feature's one word (house, "one word per feature"). */
export const resources = {
  vi: {
    account: viAccount,
    common: viCommon,
    documents: viDocuments,
    home: viHome,
    news: viNews,
    prepared: viPrepared,
    'sign-up': viSignUp,
    starting: viStarting,
  },
  en: {
    account: enAccount,
    common: enCommon,
    documents: enDocuments,
    home: enHome,
    news: enNews,
    prepared: enPrepared,
    'sign-up': enSignUp,
    starting: enStarting,
  },
} as const;
