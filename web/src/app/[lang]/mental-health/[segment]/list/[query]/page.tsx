import { decodeComponent } from '@hat-nang/model/http/decode-component';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  MentalHealthListPage,
  mentalHealthListMetadata,
  readMentalHealthCategory,
} from '@/features/mental-health/mental-health-list-page';
import { parseLang } from '@/i18n/params';
import { parseListSegment } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string; segment: string; query: string }>;
}

export const generateStaticParams = () => [];

const readProps = async ({ params }: Props) => {
  const { lang: langSegment, segment, query: text } = await params;
  const lang = parseLang(langSegment);
  const query = parseListSegment(text) ?? notFound();
  return { lang, query, category: await readMentalHealthCategory(lang, decodeComponent(segment), query) };
};

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  mentalHealthListMetadata(await readProps(props));

export default async function Page(props: Props) {
  return <MentalHealthListPage {...(await readProps(props))} />;
}
