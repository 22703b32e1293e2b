/**
 * @generated SignedSource<<64d2621211d587e28a03d2acda33ebbe>>
 * @relayHash dad23b396f6386e15eb7d474237bc48e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5dc2f885d8bee7f72a9fc9e24a56050f080201a6c5d48b2c10e27c7f1887290f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierReportsPageQuery } from './CourierReportsPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierReportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5dc2f885d8bee7f72a9fc9e24a56050f080201a6c5d48b2c10e27c7f1887290f",
    "metadata": {},
    "name": "CourierReportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
