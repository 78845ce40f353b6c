import { revalidateTag } from 'next/cache';

export async function POST(request: Request) {
  const { tags } = (await request.json()) as { tags: string[] };
  for (const tag of tags) revalidateTag(tag, 'max');
  return Response.json({ revalidated: tags.length });
}
