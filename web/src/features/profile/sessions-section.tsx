'use client';

import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '@/components/form/submit-button';
import { showToast } from '@/components/layout/toast-store';
import { LoadFailure, Skeleton } from '@/components/own/own-parts';
import { useFocus } from '@/components/own/use-focus';
import { useFormatDay, useFormatTime, useRemoteData, useRunChange } from '@/components/own/use-remote-data';
import { useSingleFlight } from '@/components/own/use-single-flight';
import { endOtherSessions, endSession, listSessions, parseUserAgent, type SessionEntry } from './sessions.ts';

/** List of the user's sessions, with a button to end each of the others, and a button to log out everywhere else. */
export function SessionsSection() {
  const { t } = useTranslation('profile');
  const runChange = useRunChange();
  const { data, hasFailed, reload, editData } = useRemoteData(listSessions);
  const singleFlight = useSingleFlight();
  const [endedId, setEndedId] = useState<string>();
  const [pendingId, setPendingId] = useState<string>();
  const [hasEndedOthers, setHasEndedOthers] = useState(false);
  const isOnlySession = data?.length === 1;
  const hasEnded = hasEndedOthers || endedId !== undefined;
  const onlySessionNotice = useFocus<HTMLParagraphElement>(hasEnded && isOnlySession);
  if (hasFailed && !data) return <LoadFailure onRetry={reload} />;
  if (!data) return <Skeleton count={1} height="6rem" />;
  const endAllOthers = () =>
    singleFlight(async () => {
      let endedCount = 0;
      const isDone = await runChange(async () => {
        endedCount = await endOtherSessions();
      });
      if (!isDone) return;
      showToast({ type: 'success', text: t('sessions.ended', { count: endedCount }) });
      setHasEndedOthers(true);
      reload();
    });
  const endOne = (id: string, name: string) =>
    singleFlight(async () => {
      setPendingId(id);
      const isDone = await runChange(() => endSession(id));
      setPendingId(undefined);
      if (!isDone) return;
      showToast({ type: 'success', text: t('sessions.endedOne', { name }) });
      setEndedId(id);
      editData((sessions) => sessions.filter((session) => session.id !== id));
    });
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" alignItems="flex-start">
      <chakra.p mt="-2" color="fg.muted">
        {t('sessions.text')}
      </chakra.p>
      <SessionList
        sessions={data}
        pendingId={pendingId}
        endedId={endedId}
        onEnd={(id, name) => void endOne(id, name)}
      />
      {!isOnlySession ? (
        <ActionButton variant="outline" onClick={() => void endAllOthers()}>
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

interface SessionListProps {
  sessions: readonly SessionEntry[];
  /** Id of the session that is being ended. */
  pendingId: string | undefined;
  /** Id of the last ended session. Its removal moves the focus to the list. */
  endedId: string | undefined;
  onEnd: (id: string, name: string) => void;
}

function SessionList({ sessions, pendingId, endedId, onEnd }: SessionListProps) {
  const { t } = useTranslation('profile');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (endedId !== undefined) list.current?.focus({ preventScroll: true });
  }, [endedId]);
  return (
    <chakra.ul
      ref={list}
      tabIndex={-1}
      outline="none"
      aria-label={t('sessions.title')}
      listStyleType="none"
      width="full"
      display="flex"
      flexDirection="column"
      gap="2"
    >
      {sessions.map((session) => (
        <SessionRow
          key={session.id || session.expires}
          session={session}
          isPending={session.id === pendingId}
          onEnd={onEnd}
        />
      ))}
    </chakra.ul>
  );
}

interface SessionRowProps {
  session: SessionEntry;
  isPending: boolean;
  onEnd: (id: string, name: string) => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile');
  const formatDay = useFormatDay();
  const formatTime = useFormatTime();
  const { id, is_current, network, started_at, used_at, expires } = session;
  const agent = parseUserAgent(session.user_agent);
  const name = agent
    ? t('sessions.on', { browser: agent.browser, device: t(`sessions.device.${agent.device}`) })
    : t('sessions.unknown');
  const factsId = `session-${id}`;
  return (
    <chakra.li
      px="4"
      py="3"
      borderRadius="md"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
    >
      <chakra.div flex="1 1 14rem" minWidth="0">
        <strong>{name}</strong>
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
        <chakra.div id={factsId} fontSize="sm" color="fg.muted">
          {started_at ? <p>{t('sessions.started', { time: formatTime(started_at) })}</p> : null}
          {is_current ? <p>{t('sessions.usedNow')}</p> : null}
          {!is_current && used_at ? <p>{t('sessions.used', { time: formatTime(used_at) })}</p> : null}
          {network ? <p>{t('sessions.network', { network })}</p> : null}
          <p>{t('sessions.until', { date: formatDay(expires) })}</p>
        </chakra.div>
      </chakra.div>
      {is_current || !id ? null : (
        <ActionButton
          variant="outline"
          aria-label={t('sessions.endOne', { name })}
          aria-describedby={factsId}
          aria-busy={isPending}
          aria-disabled={isPending || undefined}
          onClick={() => onEnd(id, name)}
        >
          {t('sessions.endShort')}
        </ActionButton>
      )}
    </chakra.li>
  );
}
