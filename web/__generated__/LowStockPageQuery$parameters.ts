/**
 * @generated SignedSource<<8e9419b8c182495d00cb8d24e432ebe5>>
 * @relayHash 40d5185f1372ed618d8a14cf79c7b546
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9175a6b0f8f4c178528d20958592faa87380507d16387f286e36bc6f45eb0cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LowStockPageQuery } from './LowStockPageQuery.graphql';

const node: PreloadableConcreteRequest<LowStockPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9175a6b0f8f4c178528d20958592faa87380507d16387f286e36bc6f45eb0cd",
    "metadata": {},
    "name": "LowStockPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
