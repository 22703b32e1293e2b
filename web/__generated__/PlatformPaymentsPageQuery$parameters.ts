/**
 * @generated SignedSource<<178066bd5c7b92477e1514a3e6806673>>
 * @relayHash 761016d9ca081a0aeba72ab62bd92c14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 727ada1a31779c72eaf13a8c25f65ab505394c8bf4f296415b2660db8c3bd956

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentsPageQuery } from './PlatformPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "727ada1a31779c72eaf13a8c25f65ab505394c8bf4f296415b2660db8c3bd956",
    "metadata": {},
    "name": "PlatformPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
