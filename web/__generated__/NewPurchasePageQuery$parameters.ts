/**
 * @generated SignedSource<<329379e54fc75a579ded3474ed3319a5>>
 * @relayHash 2e3f83eab0d01687c09c87cef3f27cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc897d91bd0199d90a7aa432bb6ec18d7fb3387c9b11b017a27798125f45d88a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc897d91bd0199d90a7aa432bb6ec18d7fb3387c9b11b017a27798125f45d88a",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
