'use client';

import { splitLanguage } from '@hat-nang/model/languages';
import { usePathname } from 'next/navigation';
import { StatusView } from './status-view.tsx';

// Texts of this view. The message files do not contain these texts, because this view must render when nothing else can be loaded.
const texts = {
  vi: {
    title: 'Trang tạm thời chưa mở được',
    text: 'Mã lỗi 500. Đã có trục trặc ở phía chúng tôi. Mời bạn thử lại.',
    retry: 'Thử lại',
  },
  en: {
    title: 'This page cannot be shown right now',
    text: 'Error 500. Something went wrong on our side. Please try again.',
    retry: 'Try again',
  },
};

/** Status and message of a failed page, with a retry button (docs/specification.md §2 "An error page shows…"). */
export function ErrorView({ onRetry }: { onRetry: () => void }) {
  const { lang } = splitLanguage(usePathname());
  const { title, text, retry } = texts[lang];
  return (
    <StatusView picture="error" title={title} text={text}>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </StatusView>
  );
}
