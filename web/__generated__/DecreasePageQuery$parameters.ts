/**
 * @generated SignedSource<<be5d2fa452faf5691f3f0a0c89a6ba15>>
 * @relayHash b29a23a41cc96c6c03a15810e92bcf1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e39bd78db061cdad20e00a5828c32a39bafb4cd654fd539ae8be2be66f55545

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e39bd78db061cdad20e00a5828c32a39bafb4cd654fd539ae8be2be66f55545",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
