import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Image, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { IMAGE_TYPES, MAX_PRODUCT_IMAGES } from '../../../../schema/rules/files.ts';
import type { ProductImages_product$key } from '../../../__generated__/ProductImages_product.graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { errorStyle } from '../../../ui/fieldStyle.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { passFocusOn } from '../../../ui/passFocusOn.ts';
import { DropZone } from '../../files/DropZone.tsx';
import { Photo, PhotoGrid } from '../../files/PhotoGrid.tsx';
import { useUploads } from '../../files/useUploads.ts';
import { useSetProductImages } from '../mutations/useSetProductImages.ts';

const Problem = styled.p`
  ${errorStyle}
  margin-top: 8px;
`;

/** The pictures of a product: add, sort and remove; each change is saved at once. */
export function ProductImages({ product: key }: { product: ProductImages_product$key }) {
  const { t } = useTranslation();
  const { id, version, name, images } = useFragment(
    graphql`
      fragment ProductImages_product on Product {
        id
        version
        name
        images {
          id
          medium: url(size: MEDIUM)
          large: url(size: LARGE)
        }
      }
    `,
    key,
  );
  const router = useRouter();
  const { setProductImages, isInFlight } = useSetProductImages();
  const known = images.map((image) => image.id);
  const { upload, isUploading, problem, tell } = useUploads('product-image', {
    ids: known,
    max: MAX_PRODUCT_IMAGES,
    add: (added) => save([...known, ...added.map((file) => file.id)]),
  });

  /** Resolves to the refusal. */
  async function save(ids: string[]): Promise<string | null> {
    const outcome = await setProductImages({ id, version, images: ids });
    if (outcome.ok) return null;
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    if (outcome.problem.code === 'CONFLICT') void router.invalidate();
    return `${name}: ${outcome.problem.message}`;
  }

  /** Swaps a picture with its neighbour. */
  function move(index: number, by: 1 | -1) {
    const ids = [...known];
    [ids[index], ids[index + by]] = [ids[index + by]!, ids[index]!];
    void save(ids).then(tell);
  }

  return (
    <Card title={t('Pictures')} icon={Image}>
      {images.length > 0 && (
        <PhotoGrid aria-label={t('Pictures of {{name}}', { name })}>
          {images.map((image, index) => (
            <Photo key={image.id}>
              <a href={image.large} target="_blank" rel="noreferrer">
                <img src={image.medium} alt={t('Picture {{number}} of {{name}}', { number: formatCount(index + 1), name })} />
              </a>
              <div>
                <IconButton
                  size="small"
                  icon={ArrowLeft}
                  label={t('Move picture {{number}} forward', { number: formatCount(index + 1) })}
                  isHeld={index === 0 || isInFlight}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size="small"
                  icon={ArrowRight}
                  label={t('Move picture {{number}} back', { number: formatCount(index + 1) })}
                  isHeld={index === images.length - 1 || isInFlight}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  ref={passFocusOn}
                  size="small"
                  icon={Trash2}
                  label={t('Remove picture {{number}}', { number: formatCount(index + 1) })}
                  isHeld={isInFlight}
                  onClick={() => void save(known.filter((one) => one !== image.id)).then(tell)}
                />
              </div>
            </Photo>
          ))}
        </PhotoGrid>
      )}
      <DropZone
        accept={IMAGE_TYPES}
        label={t('Add pictures')}
        isBusy={isUploading || isInFlight}
        isDisabled={images.length >= MAX_PRODUCT_IMAGES}
        onFiles={upload}
      />
      {problem && <Problem role="alert">{problem}</Problem>}
    </Card>
  );
}
