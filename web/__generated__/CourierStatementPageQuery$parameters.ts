/**
 * @generated SignedSource<<3ee5c8668e3157cc07eecbc7726aaa9d>>
 * @relayHash b18cf0c8361f6b3cd5da3476f7e7371d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed643ff98f256733098f6ecf3add1004fe1c209e58ab446ab9494d3bdb3b0312

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed643ff98f256733098f6ecf3add1004fe1c209e58ab446ab9494d3bdb3b0312",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
