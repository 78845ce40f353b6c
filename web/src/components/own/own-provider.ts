'use client';

import { createElement, type ReactNode } from 'react';
import { Provider } from 'urql';
import { personalGraphql } from '@/cms/personal';

/** urql's client of the person who is signed in, for the hooks below. Another person gets another client, so its cache is never shared. */
export const OwnProvider = ({ children }: { children: ReactNode }) =>
  createElement(Provider, { value: personalGraphql(), children });
