'use client';

import type { CodeRulesAnswer } from '@hat-nang/model/contracts/accounts';
import { useEffect, useState } from 'react';
import { publicClient, unwrap } from '@/cms/rest';
import { defaultGapSeconds } from './resend-clock.ts';

/** Rules that apply until the server has first responded. */
const defaultRules: CodeRulesAnswer = { otp_mode: 'digits', otp_resend_seconds: defaultGapSeconds, guardian_age: null };
let lastRules: CodeRulesAnswer | undefined;

/**
 * Returns server settings: whether codes contain letters, seconds between two codes, and the age below which kids need a guardian. Each component reads the
 * settings when it mounts, because an administrator can change them.
 */
export const useCodeRules = (): CodeRulesAnswer => {
  const [rules, setRules] = useState(lastRules ?? defaultRules);
  useEffect(() => {
    let isUnmounted = false;
    unwrap(publicClient.GET('/auth-extend/code-rules')).then(
      (answer) => {
        lastRules = answer;
        if (!isUnmounted) setRules(answer);
      },
      (error: unknown) => console.warn('code rules not read', error),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return rules;
};
