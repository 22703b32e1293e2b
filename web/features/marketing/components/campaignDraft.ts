/** A product that a campaign advertises, as the form has it. */
export interface AdvertisedDraft {
  variantId: string;
  /** As the picker shows the variant that stands for the product. */
  title: string;
  pictureUrl: string | null;
  weight: number | null;
}

export interface CampaignDraft {
  name: string;
  platform: string;
  /** One a line. */
  tags: string;
  products: AdvertisedDraft[];
}

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter(Boolean);
