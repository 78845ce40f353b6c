import 'i18next';
import type { Messages } from '@codegen/messages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}
