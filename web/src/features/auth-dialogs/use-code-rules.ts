'use client';

import type { CodeRulesAnswer } from '@hat-nang/model/contracts/accounts';
import { useEffect, useState } from 'react';
import { publicClient, unwrap } from '@/cms/rest';
import { defaultGap } from './resend-clock.ts';

/** The defaults of the specification, until the server responds. */
const usual: CodeRulesAnswer = { otp_mode: 'digits', otp_resend_seconds: defaultGap, guardian_age: null };
let known: CodeRulesAnswer | undefined;

/**
 * Reads server settings: whether codes contain letters, seconds between two codes, the age below which kids need a guardian. Each opened dialog
 * reads them again, because an administrator may change them.
 */
export const useCodeRules = (): CodeRulesAnswer => {
  const [rules, setRules] = useState(known ?? usual);
  useEffect(() => {
    let isGone = false;
    unwrap(publicClient.GET('/auth-extend/code-rules')).then(
      (answer) => {
        known = answer;
        if (!isGone) setRules(answer);
      },
      (error: unknown) => console.warn('code rules not read', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
};
