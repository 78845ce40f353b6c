import type { ActivityChoice } from '@hat-nang/model/activities';
import type { TFunction } from 'i18next';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type Activity, type BookPicture, isSorted, moveItem, shuffleNumbers } from './activities.ts';
import { Glyph } from './glyph.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

export type ActivityTexts = TFunction<'activities'>;
/** Shows the lines in the live region of the dialog. */
export type Say = (...lines: string[]) => void;

interface PartProps {
  r: ReaderModel;
  c: ReaderClasses;
  t: ActivityTexts;
  say: Say;
}

interface PictureProps extends Pick<PartProps, 'r' | 'c'> {
  picture: BookPicture;
  isSmall?: boolean;
  children?: ReactNode;
}

const PictureImage = ({ picture, description, sizes }: Omit<BookPicture, 'page'> & { sizes: string }) => (
  // biome-ignore lint/performance/noImgElement: Directus makes the sizes
  <img
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={description}
    style={{ objectPosition: picture.objectPosition }}
  />
);

/** The picture of a page with its description. `children` are placed in per cent of the picture. */
export function ActivityPicture({ r, c, picture: { picture, description }, isSmall, children }: PictureProps) {
  return (
    <div
      className={c.activityPicture}
      data-small={isSmall ? '' : undefined}
      data-scan-group={description}
      style={{ '--r-ratio': picture.width / picture.height } as CSSProperties}
    >
      <PictureImage
        picture={picture}
        description={description}
        sizes={r.settings.saver === 'small' ? '320px' : '(min-width: 52rem) 50rem, 95vw'}
      />
      {children}
    </div>
  );
}

/** The pictures in a shuffled order, each with two buttons that move it. The order is always allowed, so nothing has to be checked or undone. */
export function OrderList({ r, c, t, say, pictures }: PartProps & { pictures: readonly BookPicture[] }) {
  const [order, setOrder] = useState(() =>
    shuffleNumbers(
      pictures.map(({ page }) => page),
      r.book.id,
    ),
  );
  const move = (index: number, step: 1 | -1) => {
    const target = index + step;
    if (target < 0 || target >= order.length) return;
    const nextOrder = moveItem(order, index, step);
    setOrder(nextOrder);
    if (isSorted(nextOrder)) say(t('order.right'), t('done'));
    else say(t('order.moved', { place: target + 1 }));
  };
  return (
    <ol className={c.activityOrder} aria-labelledby="reader-activity-question" data-scan-group={t('order.question')}>
      {order.map((page, index) => {
        const shown = pictures.find((picture) => picture.page === page);
        const place = index + 1;
        const buttons = [
          { step: -1, text: t('order.earlier'), glyph: 'arrow-left-bold', isAtEnd: index === 0 },
          { step: 1, text: t('order.later'), glyph: 'arrow-right-bold', isAtEnd: place === order.length },
        ] as const;
        return (
          <li key={page}>
            {shown ? <PictureImage {...shown} sizes="12rem" /> : null}
            <b aria-hidden="true">{place}</b>
            {buttons.map(({ step, text, glyph, isAtEnd }) => (
              // Not `disabled`, because a disabled button would lose the focus.
              <button
                key={step}
                type="button"
                className={c.step}
                aria-disabled={isAtEnd}
                aria-label={`${text}: ${t('order.picture', { place })}`}
                onClick={() => move(index, step)}
              >
                {step === -1 ? <Glyph name={glyph} /> : null}
                {text}
                {step === 1 ? <Glyph name={glyph} /> : null}
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

type OwnActivity = Exclude<Activity, { kind: 'order' }>;

/** The picture with its areas as buttons. Each has a number and the name of what it shows, so the task is the same for eyes, keys, switches and ears. */
export function AreaButtons({ r, c, t, say, activity }: PartProps & { activity: OwnActivity }) {
  const { areas = [], choices, picture } = activity;
  const [isFound, setIsFound] = useState(false);
  if (!picture) return null;
  return (
    <ActivityPicture r={r} c={c} picture={picture}>
      {areas.map(({ left, top, width, height, isTarget }, index) => {
        const { text: name = '', reply } = choices[index] ?? {};
        return (
          <button
            key={name}
            type="button"
            className={c.activityArea}
            style={{
              left: `${left + width / 2}%`,
              top: `${top + height / 2}%`,
              width: `${width}%`,
              height: `${height}%`,
            }}
            aria-label={`${index + 1}. ${name}`}
            data-found={isFound && isTarget ? '' : undefined}
            onClick={() => {
              if (!isTarget) return say(reply ?? t('find.other', { name }));
              setIsFound(true);
              say(reply ?? t('find.found', { name }), t('done'));
            }}
          >
            <span aria-hidden="true">{isFound && isTarget ? <Glyph name="check-bold" /> : index + 1}</span>
          </button>
        );
      })}
    </ActivityPicture>
  );
}

/** The choices of a question without wrong answers. Each press shows the reply to the choice. */
export function ChoiceButtons({
  c,
  t,
  say,
  choices,
  question,
}: PartProps & { choices: readonly ActivityChoice[]; question: string }) {
  const [chosen, setChosen] = useState<string>();
  return (
    <ul className={c.activityChoices} aria-labelledby="reader-activity-question" data-scan-group={question}>
      {choices.map(({ text, reply = '' }) => (
        <li key={text}>
          <button
            type="button"
            aria-pressed={chosen === text}
            onClick={() => {
              setChosen(text);
              say(reply, t('more'));
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
