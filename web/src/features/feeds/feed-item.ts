export interface FeedItem {
  title: string;
  summary: string;
  publishedAt: string;
  url: string;
  author?: string;
  category?: string;
}
