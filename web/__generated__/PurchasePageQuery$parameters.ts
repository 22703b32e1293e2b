/**
 * @generated SignedSource<<ce332ca8cb30bf5154c341fcc7c82eb2>>
 * @relayHash 85b51cb3d52a01a716eab3b763cb82bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 933b8c6b3166b39e42787c71491f260d7e0a436d56ac0fbda3ae4bc4dcf7edef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "933b8c6b3166b39e42787c71491f260d7e0a436d56ac0fbda3ae4bc4dcf7edef",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
