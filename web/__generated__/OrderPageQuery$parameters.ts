/**
 * @generated SignedSource<<1b7b8ef93c9ab617b171fa1ffc014b20>>
 * @relayHash cce34405696218fcce48dc85e7bd5395
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d2cbebdec7a3fa0577926ad856d776b9dd6ceab8d66f08632d9a719574cf076

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d2cbebdec7a3fa0577926ad856d776b9dd6ceab8d66f08632d9a719574cf076",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
