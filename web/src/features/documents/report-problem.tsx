import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { getT } from '@/i18n/server';
import { privacyPolicyPath } from '@/routing/privacy-policy';
import { toClass } from '@/theme/css';
import { StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';

const problemKinds = ['text', 'picture', 'sound', 'sign', 'download', 'other'] as const;
const fieldStyle = {
  display: 'block',
  width: 'full',
  mt: '1',
  minHeight: 'target',
  px: '3',
  py: '2',
  bg: 'bg.surface',
  color: 'fg',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'md',
} as const;

/** A collapsible form to report a problem with a document. The form needs no JavaScript: `/api/problem` redirects to the id of one of the messages. */
export function ReportProblem({ lang, document }: { lang: Lang; document: number }) {
  const t = getT(lang);
  const policyUrl = privacyPolicyPath(lang);
  const button = toClass(system.getRecipeFn('button')({ variant: 'outline' }));
  return (
    <Box maxWidth="prose">
      <StyleRules of={[button]} />
      {(['thanks', 'later', 'wrongEmail', 'failed'] as const).map((outcome) => (
        <Box
          as="p"
          key={outcome}
          id={`report-${outcome}`}
          role="status"
          display="none"
          mb="3"
          fontWeight="bold"
          css={{ '&:target': { display: 'block' } }}
        >
          {t(`reader:report.${outcome}`)}
        </Box>
      ))}
      <details>
        <Box
          as="summary"
          display="inline-flex"
          alignItems="center"
          gap="2"
          minHeight="target"
          cursor="pointer"
          fontWeight="semibold"
          color="fg.link"
        >
          <Icon name="ph:flag-bold" />
          {t('reader:report.document')}
        </Box>
        <Box as="p" mt="2" color="fg.muted">
          {t('reader:report.intro')}
        </Box>
        <Box asChild display="flex" flexDirection="column" alignItems="flex-start" gap="4" mt="3">
          <form action="/api/problem" method="post">
            <input type="hidden" name="document" value={document} />
            <input type="hidden" name="lang" value={lang} />
            <Box as="label" display="block" width="full">
              {t('reader:report.kind')}
              <Box asChild {...fieldStyle}>
                <select name="kind">
                  {problemKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`reader:report.kinds.${kind}`)}
                    </option>
                  ))}
                </select>
              </Box>
            </Box>
            <Box as="label" display="block" width="full">
              {t('reader:report.message')}
              <Box asChild {...fieldStyle}>
                <textarea name="message" rows={3} maxLength={1000} aria-describedby="report-private" />
              </Box>
            </Box>
            <Box as="p" id="report-private" color="fg.muted">
              {t('reader:report.private')}
            </Box>
            <Box as="label" display="block" width="full">
              {t('reader:report.email')}
              <Box asChild {...fieldStyle}>
                <input
                  name="email"
                  type="email"
                  autoComplete="email"
                  maxLength={128}
                  aria-describedby="report-consent"
                />
              </Box>
            </Box>
            <Box as="p" id="report-consent" color="fg.muted">
              {t('reader:report.consent')}{' '}
              <SiteLink
                href={policyUrl}
                target="_blank"
                rel="noopener"
                color="fg.link"
                textDecoration="underline"
                textUnderlineOffset="3px"
              >
                {t('reader:report.policy')}
              </SiteLink>
            </Box>
            {/* Honeypot field for bots. The field is hidden from people and unreachable by keyboard. */}
            <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
            <button type="submit" className={button.className}>
              {t('reader:report.send')}
            </button>
          </form>
        </Box>
      </details>
    </Box>
  );
}
