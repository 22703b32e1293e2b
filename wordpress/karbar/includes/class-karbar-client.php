<?php
/**
 * Signed calls to Karbar.
 *
 * @package Karbar
 */

defined( 'ABSPATH' ) || exit;

/**
 * Speaks to Karbar. Every failure is null: whoever asks goes on as if nothing had been asked.
 */
class Karbar_Client {

	/** Seconds that a buyer waits at most. */
	const TIMEOUT = 3;

	/** After a failure Karbar is left alone for so many seconds: a buyer waits once, not at every step. */
	const REST = 60;

	/** Address of the calls of this shop.
	 *
	 * @var string
	 */
	private $url;

	/** What calls are signed with.
	 *
	 * @var string
	 */
	private $key;

	/**
	 * @param string $url Address of the calls of this shop.
	 * @param string $key What calls are signed with.
	 */
	public function __construct( $url, $key ) {
		$this->url = $url;
		$this->key = $key;
	}

	/**
	 * @param string $action What is asked: checkout, decide, setting.
	 * @param array  $data   What is told.
	 * @return array|null The answer; null when there is none that can be read.
	 */
	public function call( $action, array $data ) {
		if ( get_transient( 'karbar_rests' ) ) {
			return null;
		}
		$body     = wp_json_encode( (object) $data );
		$time     = (string) time();
		$response = wp_remote_post(
			$this->url . '/' . $action,
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type'       => 'application/json',
					'X-Karbar-Time'      => $time,
					'X-Karbar-Signature' => base64_encode( hash_hmac( 'sha256', $time . '.' . $action . '.' . $body, $this->key, true ) ),
				),
				'body'        => $body,
			)
		);
		$status = is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			// What is wrong with one call says nothing of the next one.
			if ( 0 === $status || $status >= 500 || 429 === $status ) {
				set_transient( 'karbar_rests', 1, self::REST );
			}
			return null;
		}
		$answer = json_decode( wp_remote_retrieve_body( $response ), true );
		return is_array( $answer ) ? $answer : null;
	}

	/**
	 * @return array What the shop's setting says; the usual where Karbar does not answer.
	 */
	public function setting() {
		$known = get_transient( 'karbar_setting' );
		if ( is_array( $known ) ) {
			return $known;
		}
		$answer = $this->call( 'setting', array() );
		if ( null === $answer ) {
			return array(
				'capturesCheckout' => false,
				'consentText'      => '',
			);
		}
		set_transient( 'karbar_setting', $answer, 5 * 60 );
		return $answer;
	}
}
