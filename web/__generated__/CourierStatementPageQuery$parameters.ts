/**
 * @generated SignedSource<<26b50e427ff79d2f066be61a0cf652b8>>
 * @relayHash 958b5f70db87c0c8251b1a80a866a2a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c51e67f0cba2d23c7a99fb0e81711486c8c8172ec2d7367d02378d8204cf8cb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c51e67f0cba2d23c7a99fb0e81711486c8c8172ec2d7367d02378d8204cf8cb1",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
