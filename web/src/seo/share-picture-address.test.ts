import { describe, expect, it } from 'vitest';
import { sharePictureAddress } from './share-picture-address.ts';

describe('the address of a share picture', () => {
  it('names the item, and changes with it', () => {
    expect(sharePictureAddress('vi', 'newsDetail', '12', '2026-11-21T03:00:00Z')).toBe('/og/vi/news/12.png?v=tou0c0');
    expect(sharePictureAddress('en', 'documentsDetail', '7', undefined)).toBe('/og/en/documents/7.png');
    expect(sharePictureAddress('en', 'helpCenterDetail', '7', 'never')).toBe('/og/en/help-center/7.png');
  });
  it('belongs to pages of an item alone', () => {
    expect(sharePictureAddress('vi', 'news', undefined, undefined)).toBeUndefined();
    expect(sharePictureAddress('vi', 'playlistDetail', '3', undefined)).toBeUndefined();
  });
});
