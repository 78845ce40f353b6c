import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentPicture } from './picture.tsx';

const picture = {
  src: '/api/assets/a?key=w640',
  srcSet: '/api/assets/a?key=w640 640w',
  width: 640,
  height: 480,
  alt: '',
};
const draw = (blurredColors?: string) =>
  renderToStaticMarkup(
    <ContentPicture picture={{ ...picture, ...(blurredColors ? { blurredColors } : {}) }} sizes="100vw" />,
  );

it('draws the blurred colours behind the picture, except on paper and with forced colours', () => {
  const html = draw('rEoRYw9bq1JXYzVn8mZWY1pbe19bX3ln');
  expect(html).toMatch(/<img [^>]*style="--blurred-colors:url\(data:image\/bmp;base64,[A-Za-z0-9+/]{104}\)"/);
  expect(html).toMatch(/background-image:var\(--blurred-colors\)/);
  for (const condition of ['print', '(forced-colors: active)'])
    expect(html.replaceAll(/\s/g, '')).toContain(`@media${condition.replaceAll(/\s/g, '')}{`);
  expect(html.match(/background-image:none/g)).toHaveLength(2);
});

it('shows the focal point where the picture is cropped', () => {
  const html = renderToStaticMarkup(
    <ContentPicture picture={{ ...picture, objectPosition: '75% 15%' }} sizes="100vw" />,
  );
  expect(html).toMatch(/<img [^>]*style="object-position:75% 15%"/);
});

it('draws nothing behind a picture without colours, and never another text', () => {
  for (const colors of [undefined, 'none', '0);position:fixed;inset:0;a:url(1'])
    expect(draw(colors)).not.toMatch(/style="/);
});
