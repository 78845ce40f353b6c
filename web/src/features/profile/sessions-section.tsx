'use client';

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { LoadFailure, Skeleton } from '@/components/own/own-parts';
import { useFocus } from '@/components/own/use-focus';
import { useFormatDay, useRemoteData, useRunChange } from '@/components/own/use-remote-data';
import { useSingleFlight } from '@/components/own/use-single-flight';
import { endOtherSessions, listSessions, parseUserAgent } from './profile.ts';

/** List of the user's sessions, with a button to log out everywhere else. */
export function SessionsSection() {
  const { t } = useTranslation('profile');
  const formatDay = useFormatDay();
  const runChange = useRunChange();
  const { data, hasFailed, reload } = useRemoteData(listSessions);
  const singleFlight = useSingleFlight();
  const [hasEnded, setHasEnded] = useState(false);
  const isOnlySession = data?.length === 1;
  const onlySessionNotice = useFocus<HTMLParagraphElement>(hasEnded && isOnlySession);
  if (hasFailed && !data) return <LoadFailure onRetry={reload} />;
  if (!data) return <Skeleton count={1} height="6rem" />;
  const endSessions = () =>
    singleFlight(async () => {
      let endedCount = 0;
      const isDone = await runChange(async () => {
        endedCount = await endOtherSessions();
      });
      if (!isDone) return;
      showToast({ type: 'success', text: t('sessions.ended', { count: endedCount }) });
      setHasEnded(true);
      reload();
    });
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" alignItems="flex-start">
      <chakra.p mt="-2" color="fg.muted">
        {t('sessions.text')}
      </chakra.p>
      <chakra.ul listStyleType="none" width="full" display="flex" flexDirection="column" gap="2">
        {data.map(({ id, user_agent, is_current, expires }) => {
          const device = parseUserAgent(user_agent);
          return (
            <chakra.li key={id} px="4" py="3" borderRadius="md" bg="bg.subtle" borderWidth="1px" borderColor="border">
              <strong>{device ? t('sessions.on', device) : t('sessions.unknown')}</strong>
              {is_current ? (
                <chakra.span
                  ml="2"
                  px="2"
                  borderRadius="full"
                  bg="bg.success"
                  color="fg.success"
                  fontSize="sm"
                  fontWeight="bold"
                >
                  {t('sessions.this')}
                </chakra.span>
              ) : null}
              <chakra.div fontSize="sm" color="fg.muted">
                {t('sessions.until', { date: formatDay(expires) })}
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {!isOnlySession ? (
        <ActionButton variant="outline" onClick={() => void endSessions()}>
          {t('sessions.end')}
        </ActionButton>
      ) : (
        <chakra.p ref={onlySessionNotice} tabIndex={-1} outline="none">
          {t('sessions.alone')}
        </chakra.p>
      )}
    </chakra.div>
  );
}
