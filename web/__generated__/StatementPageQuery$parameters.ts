/**
 * @generated SignedSource<<39f5fd49705ec9abc65949c8949716b5>>
 * @relayHash b9392d2908ed0aec45d80d793142d0e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3e6984ca14ed83e5475952d84e3e6b7dac76b00f55d85ba4636bb420985ab9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3e6984ca14ed83e5475952d84e3e6b7dac76b00f55d85ba4636bb420985ab9d",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
