/**
 * @generated SignedSource<<b8166c8eda77a3433c3917f9b30354e9>>
 * @relayHash e28de1af2d8f5598e3c0b6539ee99180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca834d1077a5432851bb1d4e8106dfc8373505a0d67e5538a6e63cf8bc513c0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca834d1077a5432851bb1d4e8106dfc8373505a0d67e5538a6e63cf8bc513c0f",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
