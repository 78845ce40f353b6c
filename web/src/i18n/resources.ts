// Machine-written by `npm run codegen -- --offline`. Do not edit.
import enAboutUs from './messages/en/about-us.json' with { type: 'json' };
import enAccount from './messages/en/account.json' with { type: 'json' };
import enAccountPages from './messages/en/account-pages.json' with { type: 'json' };
import enActivities from './messages/en/activities.json' with { type: 'json' };
import enArticleTools from './messages/en/article-tools.json' with { type: 'json' };
import enCommon from './messages/en/common.json' with { type: 'json' };
import enContact from './messages/en/contact.json' with { type: 'json' };
import enCrisis from './messages/en/crisis.json' with { type: 'json' };
import enDocuments from './messages/en/documents.json' with { type: 'json' };
import enEvents from './messages/en/events.json' with { type: 'json' };
import enGlossary from './messages/en/glossary.json' with { type: 'json' };
import enHelpCenter from './messages/en/help-center.json' with { type: 'json' };
import enHome from './messages/en/home.json' with { type: 'json' };
import enLessonPlans from './messages/en/lesson-plans.json' with { type: 'json' };
import enMailLinks from './messages/en/mail-links.json' with { type: 'json' };
import enMentalHealth from './messages/en/mental-health.json' with { type: 'json' };
import enMyAccount from './messages/en/my-account.json' with { type: 'json' };
import enNews from './messages/en/news.json' with { type: 'json' };
import enOffline from './messages/en/offline.json' with { type: 'json' };
import enPlaceholder from './messages/en/placeholder.json' with { type: 'json' };
import enPreview from './messages/en/preview.json' with { type: 'json' };
import enProfile from './messages/en/profile.json' with { type: 'json' };
import enReader from './messages/en/reader.json' with { type: 'json' };
import enRegistration from './messages/en/registration.json' with { type: 'json' };
import enSaving from './messages/en/saving.json' with { type: 'json' };
import enSearch from './messages/en/search.json' with { type: 'json' };
import enSignUp from './messages/en/sign-up.json' with { type: 'json' };
import enStarting from './messages/en/starting.json' with { type: 'json' };
import viAboutUs from './messages/vi/about-us.json' with { type: 'json' };
import viAccount from './messages/vi/account.json' with { type: 'json' };
import viAccountPages from './messages/vi/account-pages.json' with { type: 'json' };
import viActivities from './messages/vi/activities.json' with { type: 'json' };
import viArticleTools from './messages/vi/article-tools.json' with { type: 'json' };
import viCommon from './messages/vi/common.json' with { type: 'json' };
import viContact from './messages/vi/contact.json' with { type: 'json' };
import viCrisis from './messages/vi/crisis.json' with { type: 'json' };
import viDocuments from './messages/vi/documents.json' with { type: 'json' };
import viEvents from './messages/vi/events.json' with { type: 'json' };
import viGlossary from './messages/vi/glossary.json' with { type: 'json' };
import viHelpCenter from './messages/vi/help-center.json' with { type: 'json' };
import viHome from './messages/vi/home.json' with { type: 'json' };
import viLessonPlans from './messages/vi/lesson-plans.json' with { type: 'json' };
import viMailLinks from './messages/vi/mail-links.json' with { type: 'json' };
import viMentalHealth from './messages/vi/mental-health.json' with { type: 'json' };
import viMyAccount from './messages/vi/my-account.json' with { type: 'json' };
import viNews from './messages/vi/news.json' with { type: 'json' };
import viOffline from './messages/vi/offline.json' with { type: 'json' };
import viPlaceholder from './messages/vi/placeholder.json' with { type: 'json' };
import viPreview from './messages/vi/preview.json' with { type: 'json' };
import viProfile from './messages/vi/profile.json' with { type: 'json' };
import viReader from './messages/vi/reader.json' with { type: 'json' };
import viRegistration from './messages/vi/registration.json' with { type: 'json' };
import viSaving from './messages/vi/saving.json' with { type: 'json' };
import viSearch from './messages/vi/search.json' with { type: 'json' };
import viSignUp from './messages/vi/sign-up.json' with { type: 'json' };
import viStarting from './messages/vi/starting.json' with { type: 'json' };

/** All message files by language and namespace. The namespace is the word of the feature (docs/style.md). */
export const resources = {
  vi: {
    'about-us': viAboutUs,
    account: viAccount,
    'account-pages': viAccountPages,
    activities: viActivities,
    'article-tools': viArticleTools,
    common: viCommon,
    contact: viContact,
    crisis: viCrisis,
    documents: viDocuments,
    events: viEvents,
    glossary: viGlossary,
    'help-center': viHelpCenter,
    home: viHome,
    'lesson-plans': viLessonPlans,
    'mail-links': viMailLinks,
    'mental-health': viMentalHealth,
    'my-account': viMyAccount,
    news: viNews,
    offline: viOffline,
    placeholder: viPlaceholder,
    preview: viPreview,
    profile: viProfile,
    reader: viReader,
    registration: viRegistration,
    saving: viSaving,
    search: viSearch,
    'sign-up': viSignUp,
    starting: viStarting,
  },
  en: {
    'about-us': enAboutUs,
    account: enAccount,
    'account-pages': enAccountPages,
    activities: enActivities,
    'article-tools': enArticleTools,
    common: enCommon,
    contact: enContact,
    crisis: enCrisis,
    documents: enDocuments,
    events: enEvents,
    glossary: enGlossary,
    'help-center': enHelpCenter,
    home: enHome,
    'lesson-plans': enLessonPlans,
    'mail-links': enMailLinks,
    'mental-health': enMentalHealth,
    'my-account': enMyAccount,
    news: enNews,
    offline: enOffline,
    placeholder: enPlaceholder,
    preview: enPreview,
    profile: enProfile,
    reader: enReader,
    registration: enRegistration,
    saving: enSaving,
    search: enSearch,
    'sign-up': enSignUp,
    starting: enStarting,
  },
} as const;
