import { href } from '@hat-nang/model/routes';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';

export const dynamic = 'force-dynamic';

const halfYearMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Returns `security.txt` (RFC 9116). The contacts are the library's e-mail address, if the configuration contains a valid address, and the contact form. The
 * file expires 180 days after the beginning of the current day (UTC).
 */
export async function GET() {
  const { contact } = await getSiteConfig('vi');
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const lines = [
    ...(/^[^@\s]+@[^@\s]+$/.test(contact.email) ? [`Contact: mailto:${contact.email}`] : []),
    `Contact: ${publicUrl()}${href('vi', 'contact')}`,
    `Expires: ${new Date(today + halfYearMs).toISOString()}`,
    'Preferred-Languages: vi, en',
    `Canonical: ${publicUrl()}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
