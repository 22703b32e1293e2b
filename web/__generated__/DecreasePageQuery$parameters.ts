/**
 * @generated SignedSource<<58e2766bd399bf18d49b51bcc1c1efb5>>
 * @relayHash c53dffdd64e6144856a83aac7774f8bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b5098710c2fd1135535e34a0b46833240ebc534932c1b387acd21c81888976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6b5098710c2fd1135535e34a0b46833240ebc534932c1b387acd21c81888976",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
