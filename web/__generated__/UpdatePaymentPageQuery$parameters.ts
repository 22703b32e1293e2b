/**
 * @generated SignedSource<<f5079c0a93437db633c7dda5dbc3c914>>
 * @relayHash 8cc009f2b9f58eb589e2f8c3ed89c354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6e2207fd62caa9ae28439f2be7b9aeb1f3505ec23de03dc383e6f68bd4ce24a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpdatePaymentPageQuery } from './UpdatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<UpdatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6e2207fd62caa9ae28439f2be7b9aeb1f3505ec23de03dc383e6f68bd4ce24a",
    "metadata": {},
    "name": "UpdatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
