/** Sizes and colours of the PDF files. Lengths are in points. */

export const color = { text: '#1b2033', muted: '#4a5166', paper: '#fbf3e4' } as const;

export interface TextStyle {
  size: number;
  lineHeight: number;
  spaceAfter: number;
  color: string;
}

/** Styles of the texts of a page. */
export interface PageStyles {
  text: TextStyle;
  /** Title of a chapter. */
  heading2: TextStyle;
  /** Heading inside the text. */
  heading3: TextStyle;
}

/** A part of a page, measured from the top left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SHORT_EDGE = 595.28;
const LONG_EDGE = 841.89;
/** Width and height of A4 sheets. */
export const portrait = { width: SHORT_EDGE, height: LONG_EDGE } as const;
export const landscape = { width: LONG_EDGE, height: SHORT_EDGE } as const;

/** The area of the text on a portrait page. The margins are wide enough for a hole punch. */
export const portraitText: Area = { x: 56, y: 56, width: portrait.width - 112, height: portrait.height - 120 };

export const smallStyle: TextStyle = { size: 12, lineHeight: 1.5, spaceAfter: 6, color: color.muted };

export const studyStyles: PageStyles = {
  text: { size: 14, lineHeight: 1.55, spaceAfter: 10, color: color.text },
  heading2: { size: 21, lineHeight: 1.3, spaceAfter: 10, color: color.text },
  heading3: { size: 17, lineHeight: 1.35, spaceAfter: 8, color: color.text },
};

/** Returns the styles of a picture book with text of this size. */
export const bookStyles = (size: number): PageStyles => ({
  text: { size, lineHeight: 1.5, spaceAfter: size * 0.6, color: color.text },
  heading2: { size: size * 1.2, lineHeight: 1.3, spaceAfter: size * 0.5, color: color.text },
  heading3: { size: size * 1.1, lineHeight: 1.35, spaceAfter: size * 0.4, color: color.text },
});

/** Returns a copy of an area without its margins. */
export const inset = ({ x, y, width, height }: Area, horizontal: number, vertical: number): Area => ({
  x: x + horizontal,
  y: y + vertical,
  width: width - horizontal * 2,
  height: height - vertical * 2,
});
