/** Generates the OpenAPI paths of the site's routes below `/api`. `codegen/openapi.ts` merges them into Directus's document. */
import * as z from 'zod/mini';
import { favoriteCollections } from '../favorites.ts';
import { languages } from '../languages.ts';
import { choicesAnswer } from './choices.ts';
import { crisisAnswer } from './crisis.ts';
import { registrationForm, registrationRefusal } from './event-registrations.ts';
import { offlineBook } from './offline.ts';
import { type OpenApiPaths, toPaths } from './openapi.ts';
import { picturesAnswer } from './pictures.ts';
import { contactForm, contactRefusal, helpfulForm, problemForm } from './visitors.ts';

const refusalSchema = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })),
});

export const openapiPart = (): OpenApiPaths => ({
  ...toPaths(
    'Site',
    'get',
    {
      '/choices/{lang}': {
        summary: 'The choice lists of the account forms',
        path: z.object({ lang: z.enum(languages) }),
        answer: choicesAnswer,
      },
      '/crisis-words/{lang}': {
        id: 'crisisWords',
        summary: 'The words by which somebody in danger may search, and whom to call',
        path: z.object({ lang: z.enum(languages) }),
        answer: crisisAnswer,
      },
      '/offline/{id}': {
        id: 'offlineBook',
        summary: 'What a device fetches to keep a book',
        path: z.object({ id: z.int() }),
        answer: offlineBook,
      },
      '/pictures/{collection}': {
        id: 'itemPictures',
        summary: 'The pictures of public items',
        path: z.object({ collection: z.enum(favoriteCollections) }),
        query: z.object({ ids: z.string() }),
        answer: picturesAnswer,
      },
    },
    refusalSchema,
  ),
  ...toPaths(
    'Site',
    'post',
    {
      '/helpful': { summary: 'Say whether a help article helped', request: helpfulForm },
      '/problem': { summary: 'Report a problem in a document', request: problemForm },
    },
    refusalSchema,
  ),
  ...toPaths(
    'Site',
    'post',
    {
      '/contact': {
        summary: 'Send a message to the foundation',
        request: contactForm,
        answer: z.object({ sent: z.literal(true) }),
      },
    },
    contactRefusal,
  ),
  ...toPaths(
    'Site',
    'post',
    {
      '/event-registration': {
        summary: 'Register for an event',
        request: registrationForm,
        answer: z.object({ registered: z.literal(true) }),
      },
    },
    registrationRefusal,
  ),
});
