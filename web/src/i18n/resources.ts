import enAboutUs from './messages/en/about-us.json' with { type: 'json' };
import enCommon from './messages/en/common.json' with { type: 'json' };
import enContact from './messages/en/contact.json' with { type: 'json' };
import enEvents from './messages/en/events.json' with { type: 'json' };
import enHelpCenter from './messages/en/help-center.json' with { type: 'json' };
import enHome from './messages/en/home.json' with { type: 'json' };
import enMentalHealth from './messages/en/mental-health.json' with { type: 'json' };
import enNews from './messages/en/news.json' with { type: 'json' };
import enPrepared from './messages/en/prepared.json' with { type: 'json' };
import enStarting from './messages/en/starting.json' with { type: 'json' };
import viAboutUs from './messages/vi/about-us.json' with { type: 'json' };
import viCommon from './messages/vi/common.json' with { type: 'json' };
import viContact from './messages/vi/contact.json' with { type: 'json' };
import viEvents from './messages/vi/events.json' with { type: 'json' };
import viHelpCenter from './messages/vi/help-center.json' with { type: 'json' };
import viHome from './messages/vi/home.json' with { type: 'json' };
import viMentalHealth from './messages/vi/mental-health.json' with { type: 'json' };
import viNews from './messages/vi/news.json' with { type: 'json' };
import viPrepared from './messages/vi/prepared.json' with { type: 'json' };
import viStarting from './messages/vi/starting.json' with { type: 'json' };

/** Every message file, by language and namespace. A namespace is a feature's one word (house, "one word per feature"). */
export const resources = {
  vi: {
    'about-us': viAboutUs,
    common: viCommon,
    contact: viContact,
    events: viEvents,
    'help-center': viHelpCenter,
    home: viHome,
    'mental-health': viMentalHealth,
    news: viNews,
    prepared: viPrepared,
    starting: viStarting,
  },
  en: {
    'about-us': enAboutUs,
    common: enCommon,
    contact: enContact,
    events: enEvents,
    'help-center': enHelpCenter,
    home: enHome,
    'mental-health': enMentalHealth,
    news: enNews,
    prepared: enPrepared,
    starting: enStarting,
  },
} as const;
