import { notFound, permanentRedirect } from 'next/navigation';
export const generateStaticParams = () => [];
export default async function P({ params }: { params: Promise<{ slugId: string }> }) {
  const { slugId } = await params;
  if (slugId === 'a-1') return <p>item</p>;
  if (slugId.endsWith('-1')) permanentRedirect('/tin-tuc/a-1');
  if (slugId.endsWith('-9')) { const r = await fetch('http://127.0.0.1:8299/', { next: { tags: ['x'] } }); if (!r.ok) throw new Error('x'); }
  notFound();
}
