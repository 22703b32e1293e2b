/**
 * @generated SignedSource<<419279c51301249b4aea6eff4815804c>>
 * @relayHash 05e25f3f27320946de6b65d07cc32fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec8e2c028a890896ddd5509037f594da2e7f5537bb68b0792384e2205d329b15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewPurchasePageQuery } from './NewPurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<NewPurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec8e2c028a890896ddd5509037f594da2e7f5537bb68b0792384e2205d329b15",
    "metadata": {},
    "name": "NewPurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
