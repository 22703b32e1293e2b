/**
 * @generated SignedSource<<c155cc5d85937893a1d2fd08863fcb28>>
 * @relayHash df781db652b5b15e7f5fd0e6e3dde5dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69bfcc4f0cf39a7ebd298ed6ca785df31cb4e9d443f2535637e3f7987246ff55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderReportPageQuery } from './OrderReportPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69bfcc4f0cf39a7ebd298ed6ca785df31cb4e9d443f2535637e3f7987246ff55",
    "metadata": {},
    "name": "OrderReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
