/**
 * @generated SignedSource<<fff6098c2c168c7aa738df0e3cef5e94>>
 * @relayHash 3b606a20b616c2f3a0ce57a152517ee9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e755e3bb2b7147337fd626f2340b6b794790bca0ee95a2ec2d403d0684b3aa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e755e3bb2b7147337fd626f2340b6b794790bca0ee95a2ec2d403d0684b3aa2",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
