/**
 * @generated SignedSource<<71913761826bb3ebbde7416cba2c825c>>
 * @relayHash 5cb02b51f6db523fd382573a76fbed59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7898571ab2afc4e2783cd14ce35e5415b21abead6a6c86afe182b1a2d539b47e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7898571ab2afc4e2783cd14ce35e5415b21abead6a6c86afe182b1a2d539b47e",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
