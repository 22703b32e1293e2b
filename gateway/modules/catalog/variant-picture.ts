import { fileUrl } from '../files/read-file.ts';

/** What `pictureUrlOf` needs to be selected of a variant. */
export const PICTURE = {
  product: { select: { images: { orderBy: { position: 'asc' }, take: 1, select: { file: { select: { id: true, width: true } } } } } },
} as const;

interface Pictured {
  product: { images: { file: { id: string; width: number | null } }[] };
}

/** Where the first picture of the product of a variant is served, small; null without one. */
export const pictureUrlOf = ({ product: { images: [first] } }: Pictured): string | null => (first ? fileUrl(first.file, 'SMALL') : null);
